/** Questions, contractors and insurance that the demo world lacks (pages.md P21 to P23). */
import { describe, expect, it } from 'vitest';
import type { Contractor, InsuranceContract } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const building = { objekt_sifra: { equals: '0137' } };
const insurance = 'v2/insurance_contracts/0137?inventarna_stevilka=0137014';

describe.runIf(inProcess)('a page without rows is empty:', () => {
  it('questions', async () => {
    world.db.question.deleteMany({ where: { manager: { equals: 'zelenigaj' } } });
    expect(await world.read('v2/faq')).toEqual([]);
  });

  it('contractors', async () => {
    world.db.contractor.deleteMany({ where: building });
    expect(await world.read('v2/contractors/0137')).toEqual([]);
  });

  it('insurance', async () => {
    world.db.insuranceContract.deleteMany({ where: building });
    expect(await world.read(insurance)).toEqual([]);
  });
});

it.runIf(inProcess)('a contractor without a contract keeps its place in the list', async () => {
  const unknown = { telefon: null, dezurni_telefon: null, email: null, splet: null };
  world.db.contractor.create({
    ...unknown,
    id_izvajalca: 999,
    objekt_sifra: '0137',
    naziv: 'Ana Vrtnar s.p.',
    dejavnost: 'Aranžiranje',
    opis_del: null,
    nujno: false,
    delovni_cas: null,
    sklopi: [],
    pogodba_od: null,
    pogodba_do: null,
  });
  const [first] = await world.read<Contractor[]>('v2/contractors/0137');
  expect(first).toMatchObject({ ...unknown, id_izvajalca: 999, pogodba_od: null });
});

describe.runIf(inProcess)('an insurance contract', () => {
  it('without an end is valid and comes first', async () => {
    const where = { id_pogodbe: { equals: 319 } };
    world.db.insuranceContract.update({ where, data: { velja_do: null, kritja: [] } });
    const [first] = await world.read<InsuranceContract[]>(insurance);
    const wanted = { id_pogodbe: 319, velja_do: null, poteklo: false, kritja: [] };
    expect(first).toMatchObject(wanted);
  });

  it('has every possible way to report damage', async () => {
    const ways = [
      { telefon: null, email: null, splet: 'https://www.example.si/skode', stran_obrazca: null },
      { telefon: '080 00 55', email: null, splet: null, stran_obrazca: null },
    ];
    ways.forEach((data, index) => {
      const where = { id_pogodbe: { equals: 318 + index } };
      world.db.insuranceContract.update({ where, data });
    });
    const contracts = await world.read<InsuranceContract[]>(insurance);
    expect(contracts.slice(0, 2).map(({ prijava_skode }) => prijava_skode)).toEqual(ways);
  });
});
