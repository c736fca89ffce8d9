/** Bills and the pages computed from them: the sample tables of pages.md P16, P17 and P3. */
import { describe, expect, it } from 'vitest';
import type { components, OpenItems } from '../../src/api/schema';
import { call } from '../support/call';
import { contexts } from '../support/contexts';
import { ask, type Resident, tokenAt } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

type AccountCard = components['schemas']['AccountCard'];
type RegularBills = components['schemas']['RegularBills'];
type ReserveBills = components['schemas']['ReserveBills'];

const server = testServer();

async function read<Body>(resident: Resident, context: string, path: string): Promise<Body> {
  const token = await tokenAt(server.url, resident, context);
  // The call has checked it against the description.
  return (await ask(server.url, `/api/portal-user/v2/${path}`, token)) as Body;
}

const cents = (euro: number) => Math.round(euro * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + cents(each), 0);

describe('regular bills', () => {
  it('of 2026 equal the table of P16', async () => {
    const answer = await read<RegularBills>(
      'Ana',
      'zelenigaj/104217',
      'regular_billing?inventarna_stevilka=0137014&leto=2026',
    );
    const rows = answer.obracuni.map((bill) => [
      bill.obdobje,
      bill.st_dokumenta,
      bill.datum_izdaje,
      bill.rok_placila,
      bill.znesek,
      bill.odprto,
      bill.status,
    ]);
    expect(rows).toEqual([
      ['2026-10', '26100314', '2026-11-11', '2026-11-30', 217.5, 217.5, 'odprto'],
      ['2026-09', '26090314', '2026-10-12', '2026-10-30', 106.9, 31.9, 'zapadlo'],
      ['2026-08', '26080314', '2026-09-10', '2026-09-30', 107.76, 0, 'placano'],
      ['2026-07', '26070314', '2026-08-10', '2026-08-31', 109.49, 0, 'placano'],
      ['2026-06', '26060314', '2026-07-10', '2026-07-31', 110.31, 0, 'placano'],
      ['2026-05', '26050314', '2026-06-10', '2026-06-30', 111.01, 0, 'placano'],
      ['2026-04', '26040314', '2026-05-11', '2026-05-29', 163.95, 0, 'placano'],
      ['2026-03', '26030314', '2026-04-10', '2026-04-30', 220.54, 0, 'placano'],
      ['2026-02', '26020314', '2026-03-10', '2026-03-31', 244.8, 0, 'placano'],
      ['2026-01', '26010314', '2026-02-10', '2026-02-27', 254.99, 0, 'placano'],
    ]);
    expect(answer).toMatchObject({
      skupaj_znesek: 1647.25,
      skupaj_placano: 1397.85,
      skupaj_odprto: 249.4,
      povprecje: 164.73,
      leta: [2026, 2025],
    });
    expect(answer.obracuni[0]).toMatchObject({ osnova: 182.23, ddv: 35.27, stari_dolg: 31.9 });
  });

  it.skipIf(onMock)('of the previous year are present for the comparison', async () => {
    const path = 'regular_billing?leto=2025';
    const { obracuni } = await read<RegularBills>('Ana', 'zelenigaj/104217', path);
    expect(obracuni).toHaveLength(12);
    expect(obracuni.every(({ status, upn }) => status === 'placano' && upn === null)).toBe(true);
  });

  it.each(contexts)('at $context have the totals of their rows', async ({ resident, context }) => {
    const answer = await read<RegularBills>(resident, context, 'regular_billing');
    const { obracuni } = answer;
    expect(cents(answer.skupaj_znesek)).toBe(sum(obracuni.map(({ znesek }) => znesek)));
    expect(cents(answer.skupaj_placano)).toBe(sum(obracuni.map(({ placano }) => placano)));
    expect(cents(answer.skupaj_odprto)).toBe(sum(obracuni.map(({ odprto }) => odprto)));
    for (const { osnova, ddv, znesek } of obracuni) expect(sum([osnova, ddv])).toBe(cents(znesek));
    const open = await read<OpenItems>(resident, context, 'open_items');
    const regular = open.po_skladih.find(({ sklad }) => sklad === 'redni')?.odprto ?? 0;
    expect(answer.skupaj_odprto).toBe(regular);
  });
});

describe('the account card', () => {
  const span = 'card_traffic?inventarna_stevilka=0137014&od=2026-08-01&do=2026-11-21';

  it('from August on equals the table of P3, read from the last line', async () => {
    const card = await read<AccountCard>('Ana', 'zelenigaj/104217', span);
    const rows = card.knjizbe.map((line) => [
      line.datum,
      line.opis,
      line.st_dokumenta,
      line.rok_placila,
      line.breme,
      line.dobro,
      line.saldo,
    ]);
    expect(rows.reverse()).toEqual([
      ['2026-08-10', 'Redni obračun 07/2026', '26070314', '2026-08-31', 109.49, 0, 109.49],
      ['2026-08-10', 'Rezervni sklad 07/2026', '26070315', '2026-08-31', 37.44, 0, 146.93],
      ['2026-08-28', 'Plačilo, SI12 1042172607019', null, null, 0, 109.49, 37.44],
      ['2026-08-28', 'Plačilo, SI12 1042172607027', null, null, 0, 37.44, 0],
      ['2026-09-10', 'Redni obračun 08/2026', '26080314', '2026-09-30', 107.76, 0, 107.76],
      ['2026-09-10', 'Rezervni sklad 08/2026', '26080315', '2026-09-30', 37.44, 0, 145.2],
      ['2026-09-25', 'Plačilo, direktna obremenitev SEPA', null, null, 0, 145.2, 0],
      ['2026-10-12', 'Redni obračun 09/2026', '26090314', '2026-10-30', 106.9, 0, 106.9],
      ['2026-10-12', 'Rezervni sklad 09/2026', '26090315', '2026-10-30', 37.44, 0, 144.34],
      ['2026-10-28', 'Plačilo, SI12 1042172609020', null, null, 0, 37.44, 106.9],
      ['2026-11-04', 'Plačilo (delno), SI12 1042172609011', null, null, 0, 75, 31.9],
      ['2026-11-11', 'Redni obračun 10/2026', '26100314', '2026-11-30', 217.5, 0, 249.4],
      ['2026-11-11', 'Rezervni sklad 10/2026', '26100315', '2026-11-30', 37.44, 0, 286.84],
    ]);
    expect(card).toMatchObject({
      zacetno_stanje: 0,
      promet_v_breme: 691.41,
      promet_v_dobro: 404.57,
      koncno_stanje: 286.84,
    });
  });

  it.each(contexts)('at $context ends with the open amount', async ({ resident, context }) => {
    const card = await read<AccountCard>(resident, context, 'card_traffic');
    const open = await read<OpenItems>(resident, context, 'open_items');
    expect(card.koncno_stanje).toBe(open.skupaj_odprto);
    expect(card.zacetno_stanje).toBe(0);
    expect(cents(card.promet_v_breme) - cents(card.promet_v_dobro)).toBe(cents(card.koncno_stanje));
  });

  it.skipIf(onMock)('opens with the entries before its first day', async () => {
    const card = await read<AccountCard>('Ana', 'zelenigaj/104217', 'card_traffic?od=2026-11-11');
    expect(card).toMatchObject({ zacetno_stanje: 31.9, koncno_stanje: 286.84 });
    expect(card.knjizbe).toHaveLength(2);
  });

  it.skipIf(onMock)('is refused when the last day is before the first', async () => {
    const token = await tokenAt(server.url, 'Ana', 'zelenigaj/104217');
    const path = '/api/portal-user/v2/card_traffic?od=2026-11-02&do=2026-11-01';
    expect((await call(server.url, { method: 'GET', path, token })).status).toBe(422);
  });
});

describe('bills of the reserve fund', () => {
  it('of 2026 equal the table of P17', async () => {
    const path = 'reserve_fund_billing?inventarna_stevilka=0137014&leto=2026';
    const answer = await read<ReserveBills>('Ana', 'zelenigaj/104217', path);
    expect(answer).toMatchObject({
      skupaj_znesek: 374.4,
      skupaj_placano: 336.96,
      skupaj_odprto: 37.44,
    });
    expect(answer.obracuni.map(({ status }) => status)).toEqual([
      'odprto',
      ...Array.from({ length: 9 }, () => 'placano'),
    ]);
    for (const bill of answer.obracuni) {
      expect(bill).toMatchObject({
        povrsina: 62.4,
        prispevek_na_m2: 0.6,
        najnizji_na_m2: 0.25,
        starostni_razred: 'III',
        znesek: 37.44,
      });
    }
    expect(answer.obracuni[0]?.upn?.iban).toBe('SI56999990010400248');
  });

  it.runIf(inProcess)('are refused to a tenant, even when the page is allowed', async () => {
    const where = { key: { equals: 'breza/5530' } };
    const { payer } = server.backend.db;
    const { allowed_pages } = payer.findFirst({ where, strict: true });
    payer.update({ where, data: { allowed_pages: [...allowed_pages, 17] } });
    const token = await tokenAt(server.url, 'Ana', 'breza/5530');
    const path = '/api/portal-user/v2/reserve_fund_billing';
    for (const query of ['', '?inventarna_stevilka=0044009']) {
      const answer = await call(server.url, { method: 'GET', path: `${path}${query}`, token });
      expect(answer.status).toBe(403);
    }
    payer.update({ where, data: { allowed_pages } });
  });
});
