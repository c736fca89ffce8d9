/** The reserve fund: the samples of pages.md P6, P13 and P12, and the agreement of their sums. */
import { describe, expect, it } from 'vitest';
import type { FundDebtors, FundPostings, ReserveFundOrNone } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const server = testServer();
const root = '/api/portal-user/v2/reserve_fund';

async function read<Body>(path: string): Promise<Body> {
  // The call has checked it against the description.
  return (await ask(server.url, `${root}/${path}`, await tokenOf(server.url, 'Ana'))) as Body;
}

it('the fund of 0137 equals the sample of P6', async () => {
  const { sklad } = await read<ReserveFundOrNone>('0137?leto=2026');
  expect(sklad).toMatchObject({
    datum_stanja: '2026-10-31',
    zacetno_stanje: 28_412.77,
    zaracunano: 17_142,
    vplacano: 16_498.36,
    obresti: 12.4,
    poraba: 11_384.5,
    stroski_banke: 45,
    koncno_stanje: 33_494.03,
    neplacano: 1354.08,
    povrsina_enote: 62.4,
    moj_prispevek: 37.44,
    moje_vplacano_leto: 374.4,
    moje_vplacano_skupaj: 3655.68,
    moje_odprto: 0,
    iban: 'SI56999990010400248',
  });
  const root = '/api/portal-user/v2/documents';
  expect(
    sklad?.poraba_po_delih.map(({ datum, znesek, pot_pdf }) => [datum, znesek, pot_pdf]),
  ).toEqual([
    ['2026-09-09', 1126, `${root}/87842`],
    ['2026-06-22', 7940.5, `${root}/87403`],
    ['2026-03-17', 2318, `${root}/86955`],
  ]);
});

it.skipIf(onMock)(
  'a building without a fund and a year without one have an empty answer',
  async () => {
    expect(await read('0291')).toEqual({ leta: [], sklad: null });
    expect(await read('0137?leto=2019')).toEqual({ leta: [2026], sklad: null });
  },
);

it('the months of the fund agree with its ledger and with the sums of the year', async () => {
  const { sklad } = await read<ReserveFundOrNone>('0137?leto=2026');
  const months = sklad?.po_mesecih ?? [];
  expect(months.map(({ obdobje }) => obdobje.slice(5))).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
  ]);
  const cents = (key: 'vplacano' | 'poraba') =>
    months.reduce((sum, month) => sum + Math.round(month[key] * 100), 0);
  expect([cents('vplacano'), cents('poraba')]).toEqual([1_649_836, 1_138_450]);
  expect(months.at(-3)?.stanje).toBe(29_584.11);
  expect(months.at(-1)?.stanje).toBe(sklad?.koncno_stanje);
});

it('has the values for a forecast: the current contribution and the planned works', async () => {
  const { sklad } = await read<ReserveFundOrNone>('0137?leto=2026');
  expect(sklad?.mesecni_prispevek_stavbe).toBe(1714.2);
  expect(sklad?.nacrt).toMatchObject([
    { leto: 2027, ocena: 42_000, iz_sklada: true },
    { leto: 2026, stanje: 'zakljucen', ocena: 1050, dejanski_strosek: 1126 },
  ]);
});

describe('the postings', () => {
  it.skipIf(onMock)('of September and October equal the table of P13', async () => {
    const path = '0137/postings?od=2026-09-01&do=2026-10-31';
    const answer = await read<FundPostings>(path);
    const rows = answer.knjizbe.map((row) => [
      row.datum,
      row.vrsta,
      row.breme,
      row.dobro,
      row.saldo,
    ]);
    expect(rows.reverse()).toEqual([
      ['2026-09-04', 'vplacilo', 0, 1688.32, 31_272.43],
      ['2026-09-09', 'poraba', 1126, 0, 30_146.43],
      ['2026-09-30', 'banka', 4.5, 0, 30_141.93],
      ['2026-10-05', 'vplacilo', 0, 1651.04, 31_792.97],
      ['2026-10-30', 'banka', 4.5, 0, 31_788.47],
      ['2026-10-30', 'obresti', 0, 3.1, 31_791.57],
      ['2026-10-30', 'vplacilo', 0, 1702.46, 33_494.03],
    ]);
    expect(answer).toMatchObject({
      leta: [2026],
      zacetno_stanje: 29_584.11,
      prilivi: 5044.92,
      odlivi: 1135,
      koncno_stanje: 33_494.03,
    });
  });

  it('of one type have the same balances as in the full ledger', async () => {
    const answer = await read<FundPostings>('0137/postings?vrsta=poraba');
    expect(answer).toMatchObject({ odlivi: 11_384.5, prilivi: 0, koncno_stanje: 33_494.03 });
    expect(answer.knjizbe[0]?.saldo).toBe(30_146.43);
  });

  it.skipIf(onMock)('are refused when the last day is before the first', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const path = `${root}/0137/postings?od=2026-10-02&do=2026-10-01`;
    expect((await call(server.url, { method: 'GET', path, token })).status).toBe(422);
  });
});

describe('the debtors', () => {
  it('equal the table of P12, and their debts are the unpaid contributions of the fund', async () => {
    const answer = await read<FundDebtors>('0137/debtors');
    expect(answer.dolzniki.map((row) => [row.oznaka_enote, row.dolznik, row.dolg])).toEqual([
      ['Enota 5', 'Peter Rozman', 436.8],
      ['Enota 21', 'Simona Hribar', 356.16],
      ['Lokal 1', 'Pekarna Vzorec d.o.o.', 255],
      ['Enota 33', 'Marija Kos', 100.8],
    ]);
    expect(answer.dolzniki.map((row) => row.dolznik_po_abecedi)).toEqual([
      'Rozman Peter',
      'Hribar Simona',
      'Pekarna Vzorec d.o.o.',
      'Kos Marija',
    ]);
    const sums = { skupaj_dolg: 1148.76, ostalo_pod_pragom: 205.32, skupaj: 1354.08 };
    expect(answer).toMatchObject({ ...sums, prag_dni: 30 });
  });

  it.runIf(inProcess)('are units without names when the manager chooses so', async () => {
    const { manager } = server.backend.db;
    const where = { manager: { equals: 'zelenigaj' } };
    manager.update({ where, data: { prikaz_dolznikov: 'enota' } });
    const answer = await read<FundDebtors>('0137/debtors');
    manager.update({ where, data: { prikaz_dolznikov: 'ime' } });
    expect(answer.dolzniki.map((row) => [row.oznaka_enote, row.dolznik])).toEqual([
      ['Enota 5', null],
      ['Enota 21', null],
      ['Lokal 1', null],
      ['Enota 33', null],
    ]);
    expect(JSON.stringify(answer)).not.toContain('Rozman');
  });

  it.runIf(inProcess)('are recorded when shown', async () => {
    const { debtorsView } = server.backend.db;
    const before = debtorsView.count();
    await read('0137/debtors');
    expect(debtorsView.getAll().slice(before)).toMatchObject([
      { user_id: 4821, objekt_sifra: '0137' },
    ]);
  });
});

it.runIf(inProcess)(
  'all three are refused to a tenant, even when the page is allowed',
  async () => {
    const { payer } = server.backend.db;
    const where = { key: { equals: 'breza/5530' } };
    const { allowed_pages } = payer.findFirst({ where, strict: true });
    payer.update({ where, data: { allowed_pages: [...allowed_pages, 4, 12, 13] } });
    const token = await tokenAt(server.url, 'Ana', 'breza/5530');
    for (const path of ['0044', '0044/postings', '0044/debtors']) {
      const answer = await call(server.url, { method: 'GET', path: `${root}/${path}`, token });
      expect(answer.status).toBe(403);
    }
    payer.update({ where, data: { allowed_pages } });
  },
);
