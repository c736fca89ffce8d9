/** Units, their facts and pages that the demo world lacks (§3, §4, pages.md P18, C9). */
import { describe, expect, it } from 'vitest';
import type { RowOf } from '../../mocks/world/db';
import type { components } from '../../src/api/schema';
import { anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { garage } from './rows';

type UnitDetails = components['schemas']['UnitDetails'];

const world = rareWorld();
const own = { payer: { equals: garage.payer } };

const kinds = ['stanovanje', 'poslovni_prostor', 'garaza', 'klet', 'drugo'] as const;

/** Adds a unit of 10.00 m² to Ana's garage. */
function addUnit(inventarna_stevilka: string, change: Partial<RowOf<'unitFact'>>): void {
  const [unit] = world.db.unit.findMany({ where: own });
  if (!unit) throw new Error('the demo world has no garage');
  const key = `${garage.payer}/${inventarna_stevilka}/L`;
  world.db.unit.create({ ...unit, inventarna_stevilka, key, vrsta: 'L' });
  world.db.unitFact.create({
    inventarna_stevilka,
    naslov: 'Javorjeva ulica 12',
    posta: '1999 Zeleni Gaj',
    vrsta_enote: 'drugo',
    etaza: 'Klet',
    povrsina: 1000,
    ogrevana_povrsina: 0,
    delez: 10,
    st_oseb: 0,
    st_psov: 0,
    id_dela_stavbe: '9999-137-1',
    velja_od: '2014-06-01',
    velja_do: null,
    najemnik: 'Rok Petek',
    ...change,
  });
}

describe.runIf(inProcess)('a payer', () => {
  it('without units has no facts, and no building to query', async () => {
    world.db.unit.deleteMany({ where: own });
    expect(await world.read('v1/e_manager/enota', anaGarage)).toEqual([]);
    expect(await world.read('v2/unit_details', anaGarage)).toEqual([]);
  });

  it('may see no page', async () => {
    const where = { key: { equals: garage.payer } };
    world.db.payer.update({ where, data: { allowed_pages: [] } });
    expect(await world.read('v2/allowed_pages', anaGarage)).toEqual([]);
  });
});

describe.runIf(inProcess)('a unit', () => {
  it('that the server has already merged counts as owned', async () => {
    world.db.unit.update({ where: own, data: { vrsta: 'L+U' } });
    const units = await world.read('v1/e_manager/enota', anaGarage);
    expect(units).toMatchObject([{ inventarna_stevilka: '0137G05', vrsta: 'L+U' }]);
    expect(await world.read('v2/reserve_fund/0137', anaGarage)).toHaveProperty('sklad.leto', 2026);
    expect(await world.read('v2/reserve_fund_billing', anaGarage)).toHaveProperty('obracuni', []);
  });

  it('of every kind has its facts', async () => {
    for (const kind of kinds) addUnit(kind, { vrsta_enote: kind });
    const facts = await world.read<UnitDetails[]>('v2/unit_details', anaGarage);
    const rows = facts.map((fact) => [fact.inventarna_stevilka, fact.vrsta_enote, fact.povrsina]);
    expect(rows).toEqual([['0137G05', 'garaza', 12.5], ...kinds.map((kind) => [kind, kind, 10])]);
  });

  it('with little data has null for missing values, and keeps its numbers', async () => {
    const unknown = { etaza: null, id_dela_stavbe: null, velja_od: null, velja_do: null };
    addUnit('0137K01', { ...unknown, najemnik: null });
    const [, fact] = await world.read<UnitDetails[]>('v2/unit_details', anaGarage);
    expect(fact).toMatchObject({ ...unknown, najemnik: null, solastniski_delez: '10/10000' });
  });

  it('that the caller only uses has no tenant', async () => {
    addUnit('0137K01', {});
    const tenantOf = async () => {
      const [, fact] = await world.read<UnitDetails[]>('v2/unit_details', anaGarage);
      return fact?.najemnik;
    };
    expect(await tenantOf()).toBe('Rok Petek');
    world.db.unit.update({
      where: { key: { equals: `${garage.payer}/0137K01/L` } },
      data: { vrsta: 'U' },
    });
    expect(await tenantOf()).toBeNull();
  });
});
