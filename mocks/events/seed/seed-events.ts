import type { Db } from '../../world/db';
import { buildingEvents } from './events';
import { seedFaults } from './faults';

/** Adds events and faults of the buildings (pages.md P31). */
export function seedEvents(db: Db): void {
  const naslov = 'Javorjeva ulica 14';
  db.entrance.create({ key: `0137/${naslov}`, objekt_sifra: '0137', naslov });
  for (const event of buildingEvents) db.buildingEvent.create(event);
  seedFaults(db);
}
