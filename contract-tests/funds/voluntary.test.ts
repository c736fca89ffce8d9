/** Voluntary funds: the sample of pages.md P7. */
import { expect, it } from 'vitest';
import type { components } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

type VoluntaryFunds = components['schemas']['VoluntaryFunds'];

const server = testServer();

async function funds(rest: string): Promise<VoluntaryFunds> {
  const token = await tokenOf(server.url, 'Ana');
  const path = `/api/portal-user/v2/voluntary_fund/${rest}`;
  return (await ask(server.url, path, token)) as VoluntaryFunds;
}

it.skipIf(onMock)('equal the sample of P7', async () => {
  const { leta, skladi } = await funds('0137');
  expect(leta).toEqual([2026, 2025]);
  expect(skladi).toMatchObject([
    {
      id_sklada: 12,
      zakljucen: false,
      zacetno_stanje: 0,
      zaracunano: 1680,
      vplacano: 1475,
      poraba: 320,
      stanje: 1155,
      moje_zaracunano: 40,
      moje_vplacano: 40,
    },
    { naziv: 'Sklad za ureditev otroškega igrišča', zakljucen: true, stanje: 0 },
  ]);
  for (const { promet, stanje } of skladi) expect(promet[0]?.saldo).toBe(stanje);
});

it.skipIf(onMock)('have the invoice of their purchase, which can be opened', async () => {
  const { skladi } = await funds('0137');
  const bought = skladi[0]?.promet.find(({ opis }) => opis === 'Idejna zasnova kolesarnice');
  const token = await tokenOf(server.url, 'Ana');
  const path = String(bought?.pot_pdf);
  const { status, headers } = await call(server.url, { method: 'GET', path, token });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('Racun_BJ-2026-031.pdf');
});

it.skipIf(onMock)('are only the funds of the requested year', async () => {
  const { leta, skladi } = await funds('0137?leto=2025');
  expect(leta).toEqual([2026, 2025]);
  expect(skladi.map(({ id_sklada }) => id_sklada)).toEqual([9]);
});

it.skipIf(onMock)('may be an empty list', async () => {
  expect(await funds('0291')).toEqual({ leta: [], skladi: [] });
});

it.runIf(inProcess)(
  'are for a tenant only in a building where the tenant contributes to one',
  async () => {
    const { payer, voluntaryFund, voluntaryShare } = server.backend.db;
    const tenant = 'zelenigaj/204511';
    const where = { key: { equals: tenant } };
    const { allowed_pages } = payer.findFirst({ where, strict: true });
    payer.update({ where, data: { allowed_pages: [...allowed_pages, 18] } });
    const token = await tokenAt(server.url, 'Rok', tenant);
    const path = '/api/portal-user/v2/voluntary_fund/0291';
    const ofTenant = () => call(server.url, { method: 'GET', path, token });
    const share = { payer: tenant, zaracunano: 500, vplacano: 200 };

    expect((await ofTenant()).status).toBe(403);
    voluntaryShare.create({ ...share, key: 'elsewhere', id_sklada: 12 });
    expect((await ofTenant()).status).toBe(403);
    const fund = voluntaryFund.findFirst({ where: { id_sklada: { equals: 12 } }, strict: true });
    voluntaryFund.create({ ...fund, id_sklada: 21, objekt_sifra: '0291' });
    expect((await ofTenant()).status).toBe(403);
    voluntaryShare.create({ ...share, key: 'here', id_sklada: 21 });
    // A fund to which only others contribute.
    const other = { id_sklada: 22, objekt_sifra: '0291', velja_od: '2019-01-01' };
    voluntaryFund.create({ ...fund, ...other });
    const { status, json } = await ofTenant();
    expect(status).toBe(200);
    const { leta, skladi } = json as VoluntaryFunds;
    expect(skladi).toMatchObject([{ id_sklada: 21, moje_zaracunano: 5, moje_vplacano: 2 }]);
    expect(leta).not.toContain(2019);
  },
);
