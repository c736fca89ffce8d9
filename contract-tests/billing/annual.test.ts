/** The annual statement: sums of the bills of a year (pages.md P16). */
import { describe, expect, it } from 'vitest';
import type { AnnualStatement, CostSpecification, RegularBills } from '../../src/api/schema';
import { call } from '../support/call';
import { pdfContent } from '../support/pdf-content';
import { ask, type Resident, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const server = testServer();
const base = '/api/portal-user/v2';

async function read<Answer>(resident: Resident, path: string): Promise<Answer> {
  return (await ask(server.url, `${base}/${path}`, await tokenOf(server.url, resident))) as Answer;
}

const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

it('names the months without a bill', async () => {
  const { enote } = await read<AnnualStatement>('Ana', 'annual_statement/104217?leto=2026');
  const flat = enote.find(({ inventarna_stevilka }) => inventarna_stevilka === '0137014');
  expect(flat?.manjkajoci_meseci).toEqual(['2026-11', '2026-12']);
  expect(flat?.obracuni).toHaveLength(10);
});

describe.skipIf(onMock)('a statement', () => {
  it.for([2025, 2026])('of %i has the sums of the bills and of their lines', async (year) => {
    const { enote, skupaj_lastnik } = await read<AnnualStatement>(
      'Ana',
      `annual_statement/104217?leto=${year}`,
    );
    const bills = await read<RegularBills>('Ana', `regular_billing?leto=${year}`);
    expect(cents([skupaj_lastnik])).toBe(cents([bills.skupaj_znesek]));
    const flat = enote.find(({ inventarna_stevilka }) => inventarna_stevilka === '0137014');
    const kinds = new Map<string, number>();
    for (const { obdobje } of bills.obracuni) {
      const path = `cost_specification/0137014?obdobje=${obdobje}`;
      const { postavke } = await read<CostSpecification>('Ana', path);
      for (const { vrsta_stroska, znesek } of postavke) {
        kinds.set(vrsta_stroska, (kinds.get(vrsta_stroska) ?? 0) + Math.round(znesek * 100));
      }
    }
    const stated = new Map(
      flat?.stroski.map(({ vrsta_stroska, znesek }) => [vrsta_stroska, cents([znesek])]),
    );
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(kinds));
    expect(flat?.manjkajoci_meseci).toHaveLength(12 - bills.obracuni.length);
  });

  it('has what a landlord passes on to the tenant, without the bills themselves', async () => {
    const { enote } = await read<AnnualStatement>('Ana', 'annual_statement/104217?leto=2026');
    const let7 = enote.find(({ inventarna_stevilka }) => inventarna_stevilka === '0291007');
    const bills = await read<RegularBills>('Rok', 'regular_billing?leto=2026');
    expect(let7?.skupaj_najemnik).toBe(bills.skupaj_znesek);
    expect(let7?.skupaj_lastnik).toBe(0);
    expect(let7?.obracuni.every(({ st_dokumenta }) => st_dokumenta === null)).toBe(true);
    expect(JSON.stringify(let7)).not.toContain('2610077');
  });

  it('of a tenant has the tenant’s own bills, and no fund', async () => {
    const answer = await read<AnnualStatement>('Rok', 'annual_statement/204511');
    const bills = await read<RegularBills>('Rok', 'regular_billing?leto=2026');
    const skupaj_najemnik = bills.skupaj_znesek;
    expect(answer).toMatchObject({ leto: 2026, skupaj_lastnik: 0, skupaj_najemnik });
    expect(answer.skladi).toEqual([]);
    const numbers = answer.enote.flatMap(({ obracuni }) =>
      obracuni.map(({ st_dokumenta }) => st_dokumenta),
    );
    expect(numbers).toContain('26100771');
  });

  it('without a year is the newest one; a year without bills has all months missing', async () => {
    const newest = await read<AnnualStatement>('Ana', 'annual_statement/104217');
    expect([newest.leto, newest.leta]).toEqual([2026, [2026, 2025]]);
    const none = await read<AnnualStatement>('Ana', 'annual_statement/104217?leto=2020');
    expect(none.pot_pdf).toBeNull();
    for (const { manjkajoci_meseci } of none.enote) expect(manjkajoci_meseci).toHaveLength(12);
  });

  it('does not exist for another payer code, nor does its document', async () => {
    const token = await tokenOf(server.url, 'Rok');
    for (const path of ['annual_statement/104217', 'annual_statement/pdf/104217?leto=2026']) {
      const answer = await call(server.url, { method: 'GET', path: `${base}/${path}`, token });
      expect(answer.status).toBe(404);
    }
  });

  it('has a document with the same numbers', async () => {
    const answer = await read<AnnualStatement>('Ana', 'annual_statement/104217?leto=2026');
    const token = await tokenOf(server.url, 'Ana');
    const path = String(answer.pot_pdf);
    const { status, headers, body } = await call(server.url, { method: 'GET', path, token });
    expect(status).toBe(200);
    const name = 'letni_pregled_2026_104217.pdf';
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const { text } = pdfContent(new Uint8Array(body));
    const [fund] = answer.skladi;
    const amounts = answer.enote.flatMap((unit) => [
      unit.skupaj_znesek,
      ...unit.stroski.flatMap(({ osnova, ddv, znesek }) => [osnova, ddv, znesek]),
    ]);
    expect(amounts.length).toBeGreaterThan(30);
    for (const amount of amounts) expect(text).toContain(amount.toFixed(2));
    expect(text).toContain(`Končno stanje${fund?.koncno_stanje.toFixed(2)} EUR`);
    expect(text).toContain(`Začetno stanje${fund?.zacetno_stanje.toFixed(2)} EUR`);
    expect(text).toContain(`Skupaj${answer.skupaj_znesek.toFixed(2)} EUR`);
    expect(text).toContain('Brez obračuna: 11/2026, 12/2026');
  });
});
