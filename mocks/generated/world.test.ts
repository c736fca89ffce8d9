/** The rows of a generated world; no answers are involved. */
import { describe, expect, it } from 'vitest';
import { createDb, type Db } from '../world/db';
import { generatedPerson } from './contexts';
import { completeSize, type WorldSize } from './size';
import { seedGeneratedWorld } from './world';

function worldOf(size: Partial<WorldSize>): Db {
  const db = createDb();
  seedGeneratedWorld(db, completeSize(size), 'hash');
  return db;
}

/** Every row of every table. */
function rowsOf(db: Db): Record<string, unknown> {
  return Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.getAll()]));
}

/** Rows of the first context, which has all large tables. */
function firstOf(db: Db) {
  const [payer] = db.payer.findMany({ where: { user_id: { equals: generatedPerson.id } } });
  if (!payer) throw new Error('the person has no payer code');
  const where = { payer: { equals: payer.key } };
  const bills = db.bill.findMany({ where });
  return { payer, units: db.unit.findMany({ where }), bills, where };
}

describe('the same size', () => {
  it('makes the same rows', () => {
    expect(rowsOf(worldOf({ seed: 7 }))).toEqual(rowsOf(worldOf({ seed: 7 })));
  });

  it('makes other rows from another seed', () => {
    expect(rowsOf(worldOf({ seed: 7 }))).not.toEqual(rowsOf(worldOf({ seed: 8 })));
  });

  it('keeps the units when only other numbers grow', () => {
    const more = worldOf({ seed: 7, notifications: 90, openItems: 300 });
    expect(more.unit.getAll()).toEqual(worldOf({ seed: 7 }).unit.getAll());
  });
});

describe.each([
  [1, 1, 0, 0, 0, 0],
  [7, 2, 3, 1, 1, 1],
  [50, 5, 200, 60, 12, 30],
  [1000, 40, 2500, 300, 20, 120],
])('%i units, %i managers, %i bills, %i notifications, %i posts, %i files', (...numbers) => {
  const [units, managers, openItems, notifications, bulletins, documents] = numbers;
  const db = worldOf({ units, managers, openItems, notifications, bulletins, documents });
  const first = firstOf(db);

  it('has exactly these numbers', () => {
    const contexts = db.payer.findMany({ where: { user_id: { equals: generatedPerson.id } } });
    const files = db.document.findMany({ where: { stran: { equals: 5 } } });
    expect(first.units).toHaveLength(units);
    expect(contexts).toHaveLength(managers);
    expect(first.bills.filter(({ znesek, placano }) => znesek !== placano)).toHaveLength(openItems);
    expect(db.notification.findMany({ where: first.where })).toHaveLength(notifications);
    expect(db.bulletinPost.count()).toBe(bulletins);
    expect(files).toHaveLength(documents);
  });

  it('has pairs L and U in half of the rows', () => {
    const keys = new Set(first.units.map(({ inventarna_stevilka }) => inventarna_stevilka));
    expect(keys.size).toBe(units - Math.floor(units / 4));
  });

  it('has facts of each unit, and each building has as many units as it states', () => {
    for (const { inventarna_stevilka, objekt_sifra } of db.unit.getAll()) {
      const where = { inventarna_stevilka: { equals: inventarna_stevilka } };
      expect(db.unitFact.findFirst({ where })).not.toBeNull();
      const building = { objekt_sifra: { equals: objekt_sifra } };
      expect(db.buildingFacts.findFirst({ where: building })).not.toBeNull();
    }
  });

  it('has no number of a bill twice at one manager', () => {
    const { bill } = worldOf({ units: 60, openItems: 80, people: 3 });
    const numbers = bill.getAll().map((row) => `${row.payer.split('/')[0]} ${row.st_dokumenta}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has bills only on units of their payer, and payments that add up', () => {
    const own = new Set(db.unit.getAll().map((u) => `${u.payer}/${u.inventarna_stevilka}`));
    for (const { payer, inventarna_stevilka } of db.bill.getAll()) {
      expect(own).toContain(`${payer}/${inventarna_stevilka}`);
    }
    const paid = new Map<string, number>();
    for (const { payer, st_dokumenta, znesek } of db.payment.getAll()) {
      const key = `${payer}/${st_dokumenta}`;
      paid.set(key, (paid.get(key) ?? 0) + znesek);
    }
    for (const bill of db.bill.getAll()) expect(paid.get(bill.key) ?? 0).toBe(bill.placano);
  });
});

describe('a generated world', () => {
  const db = worldOf({ units: 2000, managers: 100, openItems: 4000, notifications: 500 });
  const { units, bills, where } = firstOf(db);
  const of = <Row, Column extends keyof Row>(rows: readonly Row[], column: Column) =>
    new Set(rows.map((row) => row[column]));

  it('has units of every type, names with š and names of 200 characters', () => {
    expect(of(units, 'vrsta')).toEqual(new Set(['L', 'U', 'L+U']));
    expect(units.some(({ naziv }) => naziv.length === 200)).toBe(true);
    expect(units.some(({ naziv }) => /[čšž]/.test(naziv))).toBe(true);
    expect(of(units, 'stev_stavbe')).toContain(null);
  });

  it('has a tenth of the payer codes at one manager, and the first one alone at its manager', () => {
    const payers = db.payer.findMany({ where: { user_id: { equals: generatedPerson.id } } });
    const sharing = payers.filter(({ manager }) => manager === payers.at(-1)?.manager);
    expect(sharing).toHaveLength(10);
    expect(payers.filter(({ manager }) => manager === payers[0]?.manager)).toHaveLength(1);
  });

  it('has bills of every fund, with due dates and without', () => {
    expect(of(bills, 'sklad')).toEqual(new Set(['redni', 'rezervni_sklad', 'prostovoljni_sklad']));
    const dates = of(bills, 'rok_placila');
    expect(dates).toContain(null);
    expect(dates.size).toBeGreaterThan(5);
    expect(bills.some(({ placano, znesek }) => placano > znesek)).toBe(true);
    expect(bills.some(({ v_izvrsbi }) => v_izvrsbi)).toBe(true);
  });

  it('has notifications of several years, read and unread, and buildings of different sizes', () => {
    const notifications = db.notification.findMany({ where });
    expect(new Set(notifications.map(({ datum }) => datum.slice(0, 4))).size).toBeGreaterThan(5);
    const unread = notifications.filter(({ datum_branja }) => datum_branja === null);
    expect(unread.length).toBeGreaterThan(5);
    expect(unread.length).toBeLessThan(250);
    const sizes = db.building.getAll().map(({ objekt_sifra }) => {
      return db.registeredUnit.count({ where: { objekt_sifra: { equals: objekt_sifra } } });
    });
    expect(new Set(sizes).size).toBeGreaterThan(5);
  });
});
