/** Heat billings and readings: the sample of pages.md P5. */
import { expect, it } from 'vitest';
import { hexOf } from '../../mocks/files/pdf';
import type { CostSpecification, Readings } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const server = testServer();
const path = '/api/portal-user/v2/readings';

async function readings(rest: string, resident: 'Ana' | 'Rok' = 'Ana'): Promise<Readings> {
  const token = await tokenOf(server.url, resident);
  return (await ask(server.url, `${path}/${rest}`, token)) as Readings;
}

it.skipIf(onMock)('of 10/2026 equal the sample of P5', async () => {
  const { obracuni, odcitki } = await readings('0137014?od=2026-10&do=2026-10');
  expect(
    odcitki.map((each) => [
      each.st_merilnika,
      each.prostor,
      each.stanje_prejsnje,
      each.stanje_novo,
      each.poraba,
      each.faktor,
      each.poraba_s_faktorjem,
    ]),
  ).toEqual([
    ['70114501', 'Dnevna soba', 0, 118, 118, 1.42, 167.56],
    ['70114502', 'Kuhinja', 0, 41, 41, 0.96, 39.36],
    ['70114503', 'Spalnica', 0, 36, 36, 1.12, 40.32],
    ['70114504', 'Otroška soba', 0, 62, 62, 1.12, 69.44],
    ['33009871', 'Kopalnica', 214.3, 217.4, 3.1, null, null],
  ]);
  expect(obracuni).toHaveLength(1);
  expect(obracuni[0]).toMatchObject({
    strosek_stavbe: 3428.4,
    delez_po_porabi: 70,
    delez_po_povrsini: 30,
    enote_stavbe: 11_236.4,
    enote_enote: 291.35,
    porabniski_delez: 2.5929,
    omejitev: 'brez',
    delez_povrsine: 2.2975,
    znesek_poraba: 62.23,
    znesek_povrsina: 23.63,
    znesek_topla_voda: 21.2,
    znesek_skupaj: 130.61,
  });
});

it.skipIf(onMock).each([
  ['Ana', '0137014'],
  ['Rok', '0291007'],
] as const)(
  'of %s agree with the energy on the bill, in every month of two years',
  async (resident, unit) => {
    const token = await tokenOf(server.url, resident);
    const { obracuni } = await readings(unit, resident);
    expect(obracuni).toHaveLength(22);
    for (const { obdobje, znesek_skupaj } of obracuni) {
      const url = `/api/portal-user/v2/cost_specification/${unit}?obdobje=${obdobje}`;
      const { skupine } = (await ask(server.url, url, token)) as CostSpecification;
      expect(skupine.find(({ skupina }) => skupina === 'energija')?.znesek).toBe(znesek_skupaj);
    }
  },
);

it.skipIf(onMock)('of a month without heating are of hot water only', async () => {
  const { obracuni, odcitki } = await readings('0137014?od=2026-08&do=2026-08');
  expect(obracuni).toMatchObject([
    { strosek_stavbe: 0, enote_enote: 0, porabniski_delez: 0, omejitev: 'brez', znesek_poraba: 0 },
  ]);
  expect(obracuni[0]?.znesek_topla_voda).toBeGreaterThan(0);
  expect(odcitki.map(({ poraba }) => poraba)).toEqual([0, 0, 0, 0, 2.5]);
});

it.skipIf(onMock)(
  'are continuous: a water meter begins where it ended the month before',
  async () => {
    const { odcitki } = await readings('0137014');
    const water = odcitki.filter(({ st_merilnika }) => st_merilnika === '33009871');
    expect(water).toHaveLength(22);
    for (const [place, reading] of water.slice(0, -1).entries()) {
      expect(reading.stanje_prejsnje).toBe(water[place + 1]?.stanje_novo);
      expect(reading.datum_prejsnji).toBe(water[place + 1]?.datum_odcitka);
    }
  },
);

it.skipIf(onMock)('have a document in every month, with the values of the bill', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const { obracuni } = await readings('0137014');
  expect(obracuni.filter(({ pot_pdf }) => pot_pdf === null)).toEqual([]);
  const request = { method: 'GET', path: String(obracuni[0]?.pot_pdf), token };
  const { status, headers, body } = await call(server.url, request);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="obracun_toplote_2026-10_0137014.pdf"',
  );
  const pdf = new TextDecoder('latin1').decode(body);
  for (const words of ['130.61 EUR', '291.35 / 11236.4 enot = 2.5929 %', '118 × 1.42 = 167.56']) {
    expect(pdf).toContain(hexOf(words));
  }
});

it.skipIf(onMock)(
  'of a let flat are empty for its owner, because the consumption is the tenant’s',
  async () => {
    expect(await readings('0291007')).toEqual({ obracuni: [], odcitki: [] });
    const months = `/api/portal-user/v2/energy_months/0291007`;
    expect(await ask(server.url, months, await tokenOf(server.url, 'Ana'))).toEqual({ meseci: [] });
    const ofTenant = Object(await ask(server.url, months, await tokenOf(server.url, 'Rok')));
    expect(ofTenant.meseci.length).toBeGreaterThan(0);
  },
);

it.skipIf(onMock)('of a unit without meters are empty', async () => {
  expect(await readings('0137G22')).toEqual({ obracuni: [], odcitki: [] });
});

it.skipIf(onMock)('are refused when the last period is before the first', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const request = { method: 'GET', path: `${path}/0137014?od=2026-10&do=2026-09`, token };
  expect((await call(server.url, request)).status).toBe(422);
});
