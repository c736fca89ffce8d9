import { printOf } from '../../server/link-token';
import { type Db, payerKey } from '../../world/db';
import { buildingEvents } from './events';
import { seedFaults } from './faults';

/** The token of the description's example: Rok's subscription to building 0291, which is all invented. */
const exampleToken = 'Zm9yLXRlc3RzLW9ubHktYW5kLW5vdC1hLXJlYWwtb25';

/** Adds events and faults of the buildings (pages.md P31). */
export function seedEvents(db: Db): void {
  const naslov = 'Javorjeva ulica 14';
  db.entrance.create({ key: `0137/${naslov}`, objekt_sifra: '0137', naslov });
  for (const event of buildingEvents) db.buildingEvent.create(event);
  seedFaults(db);
  const payer = payerKey('zelenigaj', '204511');
  db.calendarSubscription.create({
    key: `${payer}/4822/0291`,
    payer,
    user_id: 4822,
    objekt_sifra: '0291',
    odtis: printOf(exampleToken),
    ustvarjeno: '2026-11-19T07:20:00+01:00',
    zadnji_prenos: null,
  });
}
