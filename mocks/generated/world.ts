import type { Db, PayerRow } from '../world/db';
import { type Building, generateBuildings } from './buildings';
import { generateContact } from './contacts';
import { generateContexts, generatedPerson } from './contexts';
import { fillDecisions } from './decisions';
import { fillDelivery } from './deliveries';
import { fillDues } from './dues';
import { fillEvents } from './events';
import { fillBills, fillBuilding, fillMessages, fillSpecification, fillUnits } from './fill';
import { fillHandovers } from './handovers';
import { generateLeases } from './leases';
import { generateNotifications } from './messages';
import { seedPeople } from './people';
import type { WorldSize } from './size';
import { generateUnits, pairsIn } from './units';

/** The first id of the other contexts' notifications: above those of the demo world and of the first context. */
const firstNotification = 1_200_001;

/**
 * Adds a person to a world; the size gives the numbers of units, managers, open items and so on (threats.md 4). All big
 * tables belong to the first context, which a login opens; each other context has one unit, bill and notification. The
 * same size makes the same rows; existing rows do not change.
 *
 * @param passwordHash the hash of the person's password
 */
export function seedGeneratedWorld(db: Db, size: WorldSize, passwordHash: string): void {
  const { managers, payers } = generateContexts(size);
  db.user.create({ ...generatedPerson, password_hash: passwordHash });
  for (const row of managers) db.manager.create(row);
  for (const row of managers.map(generateContact)) db.managerContact.create(row);
  for (const row of payers) db.payer.create(row);
  const [first, ...others] = payers;
  if (!first) return;
  seedFirst(db, first, size);
  for (const [index, payer] of others.entries()) seedOther(db, payer, index, size.seed);
  fillDues(
    db,
    managers.flatMap(({ manager }) => payers.find((payer) => payer.manager === manager) ?? []),
  );
  seedPeople(db, { people: size.people, manager: first.manager, seed: size.seed }, passwordHash);
}

function seedFirst(db: Db, payer: PayerRow, size: WorldSize): void {
  const { seed } = size;
  const pairs = pairsIn(size.units);
  const buildings = generateBuildings(size.units - pairs, seed);
  const units = generateUnits(payer.key, buildings, pairs, seed);
  const leases = generateLeases(payer, units, seed);
  const tenants = new Map(leases.map(({ unit }) => [unit.fact.inventarna_stevilka, unit.fact]));
  fillUnits(
    db,
    buildings,
    units.map((unit) => ({
      ...unit,
      fact: tenants.get(unit.fact.inventarna_stevilka) ?? unit.fact,
    })),
    seed,
  );
  const [building] = buildings;
  const [unit] = units;
  if (!building || !unit) return;
  const known = fillSpecification(db, unit, building, seed);
  fillBills(db, { payer: payer.key, units, open: size.openItems, paid: 24, known }, seed);
  for (const [nth, { payer: tenant, unit: rented, lease }] of leases.entries()) {
    db.payer.create(tenant);
    for (const row of rented.rows) db.unit.create(row);
    db.lease.create(lease);
    const after = 600_000 + nth * 3;
    fillBills(db, { payer: tenant.key, units: [rented], open: 2, paid: 1, after }, seed);
  }
  fillMessages(db, payer, building, size);
  fillBuilding(db, payer, building, size);
  fillDecisions(db, payer, building.objekt_sifra, units, size);
  fillEvents(db, payer, building.objekt_sifra, size);
  fillHandovers(db, payer, units, seed);
  fillDelivery(db, payer);
}

function seedOther(db: Db, payer: PayerRow, index: number, seed: number): void {
  const building: Building = {
    objekt_sifra: String(60_001 + index),
    address: `Vrtna ulica ${index + 1}`,
    town: '1999 Zeleni Gaj',
    number: null,
    units: 1,
  };
  const units = generateUnits(payer.key, [building], 0, seed);
  fillUnits(db, [building], units, seed);
  fillBills(db, { payer: payer.key, units, open: 1, paid: 0 }, seed);
  const firstId = firstNotification + index;
  const plan = { payer: payer.key, count: 1, firstId, attachment: null };
  for (const row of generateNotifications(plan, seed)) db.notification.create(row);
}
