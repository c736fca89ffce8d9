/** Bills and what follows from them: the sample tables of domain.md P16, P17 and P3. */
import { describe, expect, it } from 'vitest';
import type { components } from '../src/api/schema';
import { contexts } from './support/contexts';
import { ask, type Resident, tokenAt } from './support/sessions';
import { testServer } from './support/target';

type RegularBills = components['schemas']['RegularBills'];

const server = testServer();

async function read<Body>(resident: Resident, context: string, path: string): Promise<Body> {
  const token = await tokenAt(server.url, resident, context);
  // The call has held it to the description.
  return (await ask(server.url, `/api/portal-user/v2/${path}`, token)) as Body;
}

const cents = (euro: number) => Math.round(euro * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + cents(each), 0);

describe('regular bills', () => {
  it('of 2026 are those of P16', async () => {
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
      ['2026-09', '26090314', '2026-10-12', '2026-10-30', 81.9, 31.9, 'zapadlo'],
      ['2026-08', '26080314', '2026-09-10', '2026-09-30', 76.15, 0, 'placano'],
      ['2026-07', '26070314', '2026-08-10', '2026-08-31', 78.42, 0, 'placano'],
      ['2026-06', '26060314', '2026-07-10', '2026-07-31', 77.6, 0, 'placano'],
      ['2026-05', '26050314', '2026-06-10', '2026-06-30', 82.15, 0, 'placano'],
      ['2026-04', '26040314', '2026-05-11', '2026-05-29', 143.2, 0, 'placano'],
      ['2026-03', '26030314', '2026-04-10', '2026-04-30', 187.44, 0, 'placano'],
      ['2026-02', '26020314', '2026-03-10', '2026-03-31', 208.91, 0, 'placano'],
      ['2026-01', '26010314', '2026-02-10', '2026-02-27', 214.36, 0, 'placano'],
    ]);
    expect(answer).toMatchObject({
      skupaj_znesek: 1367.63,
      skupaj_placano: 1118.23,
      skupaj_odprto: 249.4,
      povprecje: 136.76,
      leta: [2026, 2025],
    });
    expect(answer.obracuni[0]).toMatchObject({ osnova: 182.23, ddv: 35.27, stari_dolg: 31.9 });
  });

  it('of the year before are there for the comparison', async () => {
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
    const open = await read<components['schemas']['OpenItems']>(resident, context, 'open_items');
    const regular = open.po_skladih.find(({ sklad }) => sklad === 'redni')?.odprto ?? 0;
    expect(answer.skupaj_odprto).toBe(regular);
  });
});
