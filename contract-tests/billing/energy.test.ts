/** The energy of a unit: the vectors of docs/energy-information.md, and what belongs to other persons. */
import { describe, expect, it } from 'vitest';
import type {
  EnergyComparison,
  EnergyMonth,
  EnergyMonths,
  Notifications,
  Readings,
} from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const server = testServer();
const base = '/api/portal-user/v2';
const token = () => tokenOf(server.url, 'Ana');

async function monthsOf(unit: string, of = token()): Promise<readonly EnergyComparison[]> {
  const answer = await ask(server.url, `${base}/energy_months/${unit}`, await of);
  return (answer as EnergyMonths).meseci;
}

async function monthOf(rest: string, of = token()): Promise<EnergyMonth> {
  return (await ask(server.url, `${base}/energy/${rest}`, await of)) as EnergyMonth;
}

describe.skipIf(onMock)('the months of flat 14', () => {
  it('have the exact weighted units and the degree-days of both years', async () => {
    const months = await monthsOf('0137014');
    expect(
      months
        .filter(({ primerljivost, toplota_enote_kwh: heat }) => {
          return primerljivost === 'primerljivo' && heat !== null && heat > 0;
        })
        .map((month) => [
          month.obdobje,
          month.obracunske_enote_lani,
          month.obracunske_enote,
          month.temperaturni_primanjkljaj_lani,
          month.temperaturni_primanjkljaj,
        ]),
    ).toEqual([
      ['2026-10', 281.1152, 291.3456, 268, 281.4],
      ['2026-04', 151.6528, 144.44, 208.6, 190.4],
      ['2026-03', 303.8208, 294.7128, 412.3, 405.1],
      ['2026-02', 365.7184, 362.3328, 521.7, 492.5],
      ['2026-01', 391.7912, 382.2232, 598.4, 561.2],
    ]);
  });

  it('agree with the heat bills on the units that those round', async () => {
    const months = await monthsOf('0137014');
    const { obracuni } = (await ask(
      server.url,
      `${base}/readings/0137014`,
      await token(),
    )) as Readings;
    expect(months.map(({ obdobje }) => obdobje)).toEqual(obracuni.map(({ obdobje }) => obdobje));
    for (const [place, { enote_enote }] of obracuni.entries()) {
      expect(Math.abs((months[place]?.obracunske_enote ?? 0) - enote_enote)).toBeLessThan(0.0051);
    }
  });

  it('of the first year have nothing to be compared with', async () => {
    const months = await monthsOf('0137014');
    expect(months).toHaveLength(22);
    const first = months.filter(({ obdobje }) => obdobje.startsWith('2025'));
    expect(new Set(first.map(({ primerljivost }) => primerljivost))).toEqual(new Set(['ni_lani']));
  });
});

describe.skipIf(onMock)('a month', () => {
  it('of flat 14 has the heat, the price and the emissions of 10/2026', async () => {
    const month = await monthOf('0137014?obdobje=2026-10');
    expect(month).toMatchObject({
      nacin_dolocitve: 'porazdeljeno',
      toplota_stavbe_kwh: 34_100,
      toplota_enote_kwh: 884,
      obracunske_enote: 291.3456,
      strosek_stavbe: 3428.4,
      emisije_g_na_kwh: 148,
      emisije_kg: 130.8,
      ogrevana_povrsina: 62.4,
      referencni_uporabnik: { kwh_na_m2_leto: 140, delez_obdobja: 8.9 },
      povprecje_stavbe: { kwh_na_m2: 12.56, stevilo_enot: 40 },
    });
    expect(month.mesanica_energentov.map(({ delez }) => delez)).toEqual([62, 30, 8]);
    expect(month.vir_primanjkljaja).toContain('izmišljeni');
  });

  it('costs its fixed part and its heat at the variable price, in each month', async () => {
    const months = await monthsOf('0137014');
    for (const { obdobje } of months) {
      const month = await monthOf(`0137014?obdobje=${obdobje}`);
      const heat = ((month.toplota_stavbe_kwh ?? 0) / 1000) * (month.cena_variabilni_na_mwh ?? 0);
      expect((month.cena_fiksni ?? 0) + heat).toBeCloseTo(month.strosek_stavbe ?? -1, 2);
    }
  });

  it('has a notification of the same moment, which leads to the tab', async () => {
    const { obvesceno_ob } = await monthOf('0137014');
    const { obvestila } = (await ask(
      server.url,
      `${base}/notifications`,
      await token(),
    )) as Notifications;
    const notice = obvestila.find(({ stran }) => stran === '/odcitki#poraba');
    expect(notice?.datum).toBe(obvesceno_ob);
  });

  it('without a period is the newest one', async () => {
    expect((await monthOf('0137014')).obdobje).toBe('2026-10');
  });

  it('of a small system has no emissions', async () => {
    expect(await monthOf('0291007', tokenOf(server.url, 'Rok'))).toMatchObject({
      toplota_enote_kwh: 601,
      emisije_kg: null,
      toplotna_moc_sistema_mw: 0.35,
    });
  });

  it('of a flat without allocators has the building only', async () => {
    const month = await monthOf('0044009', tokenAt(server.url, 'Ana', 'breza/5530'));
    expect(month).toMatchObject({
      nacin_dolocitve: 'ni_mogoce',
      toplota_enote_kwh: null,
      topla_voda_m3: null,
      emisije_kg: null,
      dajatve: [],
    });
    expect(month.toplota_stavbe_kwh).toBeGreaterThan(0);
  });

  it.each(['0137014?obdobje=2024-12', '0137G22', '0137022'])('%s is not found', async (rest) => {
    const path = `${base}/energy/${rest}`;
    const { status, json } = await call(server.url, { method: 'GET', path, token: await token() });
    expect([status, json]).toEqual([404, { code: 4 }]);
  });
});

it.skipIf(onMock)('a unit without heating has no months', async () => {
  expect(await monthsOf('0137G22')).toEqual([]);
});
