import type { components } from '../../src/api/schema';
import type { PathOf } from '../server/openable';
import { allRows } from '../values/all-rows';
import { byText } from '../values/by-text';
import { sumCents, toEuro } from '../values/money';
import type { RowOf } from '../world/db';
import { billStatus, daysPast } from './bill-status';
import type { ItemDetails } from './open-items';

type RegularBills = components['schemas']['RegularBills'];
type BillRow = RowOf<'bill'>;

/**
 * Regular bills with the totals of exactly these, the newest period first (pages.md P16).
 * @param rows the chosen bills
 * @param specificationOf the document of a bill's cost specification
 * @param debtAt the part of the payer's bills that was overdue when a bill was issued, in cents
 */
export function regularBillsAnswer(
  rows: readonly BillRow[],
  today: string,
  details: (row: BillRow) => ItemDetails,
  specificationOf: PathOf<BillRow>,
  debtAt: (row: BillRow) => number,
): Omit<RegularBills, 'leta' | 'pot_zip'> {
  const total = sumCents(rows.map(({ znesek }) => znesek));
  return {
    obracuni: newestFirst(rows).map((row) => ({
      ...commonFields(row, today, details(row)),
      osnova: toEuro(row.osnova),
      ddv: toEuro(row.ddv),
      stari_dolg: toEuro(debtAt(row)),
      nacin_prejema: row.nacin_prejema,
      pot_razdelilnik: specificationOf(row),
    })),
    ...billTotals(rows),
    ...allRows(rows),
    povprecje: rows.length === 0 ? 0 : toEuro(Math.round(total / rows.length)),
  };
}

/**
 * The part of the bills that was overdue and unpaid on a day, in cents (pages.md P16, "Zapadli dolg ob izdaji").
 * @param payments the payments, by the number of the bill
 */
export function overdueOn(
  day: string,
  bills: readonly BillRow[],
  payments: ReadonlyMap<string, readonly RowOf<'payment'>[]>,
): number {
  return sumCents(
    bills
      .filter((bill) => daysPast(bill.rok_placila, day) > 0)
      .map((bill) => {
        const until = (payments.get(bill.st_dokumenta) ?? []).filter(({ datum }) => datum <= day);
        return bill.znesek - sumCents(until.map(({ znesek }) => znesek));
      }),
  );
}

/** The totals row of a list of bills (pages.md P16, P17). */
export function billTotals(rows: readonly BillRow[]) {
  const total = sumCents(rows.map(({ znesek }) => znesek));
  const paid = sumCents(rows.map(({ placano }) => placano));
  return {
    skupaj_znesek: toEuro(total),
    skupaj_placano: toEuro(paid),
    skupaj_odprto: toEuro(total - paid),
  };
}

/** The fields that all bills have, whatever their fund. */
export function commonFields(
  row: BillRow,
  today: string,
  { naziv_enote, upn, pot_pdf }: ItemDetails,
) {
  return {
    st_dokumenta: row.st_dokumenta,
    obdobje: row.obdobje,
    inventarna_stevilka: row.inventarna_stevilka,
    naziv_enote,
    datum_izdaje: row.datum_izdaje,
    rok_placila: row.rok_placila,
    znesek: toEuro(row.znesek),
    placano: toEuro(row.placano),
    odprto: toEuro(row.znesek - row.placano),
    status: billStatus(row, today),
    direktna_obremenitev: row.direktna_obremenitev,
    pot_pdf,
    upn,
  };
}

/** Whether a bill is for a period of a year; true for every bill without a year. */
export function inYear(year: string | number | null) {
  return ({ obdobje }: BillRow) => year === null || obdobje.startsWith(`${year}-`);
}

/** Bills of the newest period first. */
export function newestFirst(rows: readonly BillRow[]): BillRow[] {
  return [...rows].sort(
    (a, b) => byText(b.obdobje, a.obdobje) || byText(b.st_dokumenta, a.st_dokumenta),
  );
}

/** The years that have bills, the newest first. */
export function yearsOf(rows: readonly BillRow[]): number[] {
  const years = new Set(rows.map(({ obdobje }) => Number(obdobje.slice(0, 4))));
  return [...years].sort((a, b) => b - a);
}
