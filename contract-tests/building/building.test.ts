/** The pages P18, P20, P21, P22 and P23: their sample tables and sums. */
import { describe, expect, it } from 'vitest';
import type {
  Contractor,
  CostSpecification,
  InsuranceContract,
  Question,
  UnitDetails,
} from '../../src/api/schema';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { testServer } from '../support/target';

const base = '/api/portal-user/v2';
const server = testServer();

it('questions are the sample content of P21 and three more, for every manager', async () => {
  const read = async (context: string) =>
    (await ask(server.url, `${base}/faq`, await tokenAt(server.url, 'Ana', context))) as Question[];
  const questions = await read('zelenigaj/104217');
  expect(questions).toHaveLength(15);
  for (const { sopomenke } of questions) expect(sopomenke.length).toBeGreaterThan(2);
  expect([...new Set(questions.map(({ kategorija }) => kategorija))]).toEqual([
    'Prijava',
    'Obračun in plačila',
    'Rezervni sklad',
    'Ogrevanje',
    'Osebe in psi',
    'Stavba',
  ]);
  expect((await read('breza/5530')).map(({ vprasanje }) => vprasanje)).toEqual(
    questions.map(({ vprasanje }) => vprasanje),
  );
});

it('contractors of building 0137 equal the table of P22, by activity', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const answer = await ask(server.url, `${base}/contractors/0137`, token);
  const contractors = answer as Contractor[];
  expect(contractors.map(({ dejavnost }) => dejavnost)).toEqual([
    'Čiščenje',
    'Dvigala',
    'Elektrika, domofon',
    'Hišnik',
    'Ogrevanje',
    'Vodovod',
  ]);
  const urgent = contractors.filter(({ nujno }) => nujno);
  expect(urgent.map(({ naziv }) => naziv)).toContain('Dvigala Vzpon d.o.o.');
  expect(urgent.every(({ dezurni_telefon }) => dezurni_telefon !== null)).toBe(true);
});

describe('insurance', () => {
  const read = async (token: string, building: string, unit: string) => {
    const path = `${base}/insurance_contracts/${building}?inventarna_stevilka=${unit}`;
    return (await ask(server.url, path, token)) as InsuranceContract[];
  };

  it('of building 0137 is the table of P23; the costs of flat 14 add up to the insurance on its bill', async () => {
    const contracts = await read(await tokenOf(server.url, 'Ana'), '0137', '0137014');
    expect(
      contracts
        .filter(({ poteklo }) => !poteklo)
        .map((each) => [each.st_police, each.zavarovalna_vsota, each.letna_premija]),
    ).toEqual([
      ['55120-2026', 3850000, 1794],
      ['55121-2026', 120000, 318],
      ['55122-2026', 45000, 264],
    ]);
    const valid = contracts.filter(({ poteklo }) => !poteklo);
    const url = `${base}/cost_specification/0137014?obdobje=2026-10`;
    const { skupine } = (await ask(
      server.url,
      url,
      await tokenOf(server.url, 'Ana'),
    )) as CostSpecification;
    const onBill = skupine.find(({ skupina }) => skupina === 'zavarovanje')?.znesek;
    expect(valid.map(({ mesecni_strosek_enote }) => mesecni_strosek_enote)).toEqual([
      3.26, 0.58, 0.48,
    ]);
    expect(onBill).toBe(4.32);
    expect(contracts.filter(({ poteklo }) => poteklo)).toHaveLength(1);
  });

  it('has neither price nor policy for a tenant', async () => {
    const [contract] = await read(await tokenOf(server.url, 'Rok'), '0291', '0291007');
    const hidden = { letna_premija: null, mesecni_strosek_enote: null, pot_pdf: null };
    expect(contract).toMatchObject(hidden);
    const [owners] = await read(await tokenOf(server.url, 'Ana'), '0291', '0291007');
    expect(owners).toMatchObject({ letna_premija: 996, mesecni_strosek_enote: 4.48 });
  });
});

it('details of the units have the areas of P18, and only the owner sees the tenant', async () => {
  const read = async (token: string) =>
    (await ask(server.url, `${base}/unit_details`, token)) as UnitDetails[];
  const units = await read(await tokenOf(server.url, 'Ana'));
  expect(units.map((unit) => [unit.inventarna_stevilka, unit.povrsina, unit.najemnik])).toEqual([
    ['0137014', 62.4, null],
    ['0137G22', 12.5, null],
    ['0291007', 41.8, 'Rok Petek'],
  ]);
  expect(units[0]).toMatchObject({ solastniski_delez: '218/10000', st_oseb: 3, st_psov: 1 });
  expect(units[2]).toMatchObject({ velja_od: '2018-09-01' });
  // A tenant's time in the unit is the lease; since when the owner has had it is not the tenant's to see.
  expect(await read(await tokenOf(server.url, 'Rok'))).toMatchObject([
    { inventarna_stevilka: '0291007', najemnik: null, velja_od: '2024-09-01' },
  ]);
});
