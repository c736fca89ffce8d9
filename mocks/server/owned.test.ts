/** Who is an owner, a tenant or a stranger of a unit and of a building (`pages.md` 2.1, P36). */
import { beforeEach, expect, test } from 'vitest';
import { createDb, type Db } from '../world/db';
import { seedDemoWorld } from '../world/seed';
import type { Caller } from './context';
import { standingInBuilding, standingOnUnit } from './owned';

const ANA = 'zelenigaj/104217';
const ROK = 'zelenigaj/204511';
const [FLAT, GARAGE, LET_FLAT] = ['0137014', '0137G22', '0291007'] as const;

let db: Db;
beforeEach(() => {
  db = createDb();
  seedDemoWorld(db);
});

const caller = (key: string) =>
  ({ payer: db.payer.findFirst({ where: { key: { equals: key } } }) }) as unknown as Caller;
/** Marko, whom Ana has invited. */
const invited = () =>
  ({
    ...caller(ANA),
    access: db.coUser.findFirst({ where: { user_id: { equals: 4823 } } }),
  }) as Caller;

function handOver(unit: string): void {
  const end = { velja_od: '2020-01-01', velja_do: '2026-11-10' };
  db.unitEnd.create({ key: `${ANA}/${unit}`, payer: ANA, inventarna_stevilka: unit, ...end });
}

test.each([
  [ANA, FLAT, 'owner'],
  [ANA, null, 'owner'],
  [ANA, '0137G05', 'foreign'],
  [ANA, 'no unit', 'foreign'],
  [ROK, FLAT, 'foreign'],
  [ROK, LET_FLAT, 'tenant'],
  [ROK, null, 'tenant'],
])('%s to unit %s is: %s', (payer, unit, standing) => {
  expect(standingOnUnit(db, caller(payer), unit)).toBe(standing);
});

test('E31 a unit that was handed over stays the former owner’s, and is foreign to the people whom the owner has invited', () => {
  expect(standingOnUnit(db, invited(), FLAT)).toBe('owner');
  handOver(FLAT);
  expect(standingOnUnit(db, caller(ANA), FLAT)).toBe('owner');
  expect([FLAT, null].map((unit) => standingOnUnit(db, invited(), unit))).toEqual([
    'foreign',
    'owner',
  ]);
  handOver(GARAGE);
  handOver(LET_FLAT);
  expect(standingOnUnit(db, invited(), null)).toBe('foreign');
});

test('E31 a building is closed to an owner only after the last of the owner’s units in it', () => {
  const ofAna = () => ['0137', '0291'].map((each) => standingInBuilding(db, caller(ANA), each));
  expect(ofAna()).toEqual(['owner', 'owner']);
  handOver(FLAT);
  expect(ofAna()).toEqual(['owner', 'owner']);
  handOver(GARAGE);
  expect(ofAna()).toEqual(['foreign', 'owner']);
});

test('a building is its tenant’s, and foreign to everyone else', () => {
  const ofRok = ['0137', '0291'].map((each) => standingInBuilding(db, caller(ROK), each));
  expect(ofRok).toEqual(['foreign', 'tenant']);
});
