/** Voluntary funds: the sample of domain.md P7. */
import { expect, it } from 'vitest';
import type { components } from '../src/api/schema';
import { ask, tokenOf } from './support/sessions';
import { onMock, testServer } from './support/target';

type VoluntaryFunds = components['schemas']['VoluntaryFunds'];

const server = testServer();

async function funds(rest: string): Promise<VoluntaryFunds> {
  const token = await tokenOf(server.url, 'Ana');
  const path = `/api/portal-user/v2/voluntary_fund/${rest}`;
  return (await ask(server.url, path, token)) as VoluntaryFunds;
}

it.skipIf(onMock)('are those of P7', async () => {
  const { skladi } = await funds('0137');
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

it.skipIf(onMock)('are those of the year that is asked for', async () => {
  const { skladi } = await funds('0137?leto=2025');
  expect(skladi.map(({ id_sklada }) => id_sklada)).toEqual([9]);
});

it.skipIf(onMock)('may be none', async () => {
  expect(await funds('0291')).toEqual({ skladi: [] });
});
