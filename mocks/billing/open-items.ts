import type { components } from '../../src/api/schema';
import { allRows } from '../values/all-rows';
import { type Cents, sumCents, toEuro } from '../values/money';
import type { OpenItemRow } from '../world/db';
import { daysPast, isSettled, openStatus } from './bill-status';

type OpenItem = components['schemas']['OpenItem'];

/** The data of an item in an answer that its row does not have. */
export interface ItemDetails {
  readonly naziv_enote: string;
  readonly upn: OpenItem['upn'];
  readonly pot_pdf: OpenItem['pot_pdf'];
}

const funds = ['redni', 'rezervni_sklad', 'prostovoljni_sklad'] as const;

/**
 * Unsettled bills with the totals of exactly these bills, oldest due date first (pages.md P4).
 * @param today `YYYY-MM-DD`; status and delay are computed from it (pages.md 2.4)
 * @param details the data that the row does not have
 */
export function openItemsAnswer<Details>(
  rows: readonly OpenItemRow[],
  today: string,
  details: (row: OpenItemRow) => Details,
) {
  const sorted = unsettled(rows);
  const overdue = sorted.filter((row) => daysPast(row.rok_placila, today) > 0);
  const dueDates = sorted.map((row) => row.rok_placila).filter((day) => day !== null);
  return {
    postavke: sorted.map((row) => ({ ...itemOf(row, today), ...details(row) })),
    ...allRows(sorted),
    skupaj_odprto: toEuro(sumOpen(sorted)),
    zapadlo: toEuro(sumOpen(overdue)),
    nezapadlo: toEuro(sumOpen(sorted) - sumOpen(overdue)),
    naslednji_rok: dueDates.find((date) => date >= today) ?? null,
    po_skladih: funds.flatMap((sklad) => {
      const open = sumOpen(sorted.filter((row) => row.sklad === sklad));
      return open === 0 ? [] : [{ sklad, odprto: toEuro(open) }];
    }),
  };
}

/** The rows that are not settled, oldest due date first. */
export function unsettled(rows: readonly OpenItemRow[]): readonly OpenItemRow[] {
  return rows.filter((row) => !isSettled(row)).sort(byDueDate);
}

function itemOf(row: OpenItemRow, today: string): Omit<OpenItem, keyof ItemDetails | 'placilo'> {
  return {
    id_postavke: row.st_dokumenta,
    st_dokumenta: row.st_dokumenta,
    sklad: row.sklad,
    obdobje: row.obdobje,
    datum_izdaje: row.datum_izdaje,
    rok_placila: row.rok_placila,
    dni_zamude: daysPast(row.rok_placila, today),
    znesek: toEuro(row.znesek),
    placano: toEuro(row.placano),
    odprto: toEuro(openOf(row)),
    obresti: toEuro(row.obresti),
    st_opominov: row.st_opominov,
    datum_opomina: row.datum_opomina,
    status: openStatus(row, today),
    inventarna_stevilka: row.inventarna_stevilka,
    direktna_obremenitev: row.direktna_obremenitev,
  };
}

function openOf({ znesek, placano }: OpenItemRow): Cents {
  return znesek - placano;
}

function sumOpen(rows: readonly OpenItemRow[]): Cents {
  return sumCents(rows.map(openOf));
}

/** Items without a due date come last; equal dates are ordered by number, so that the order is always the same. */
function byDueDate(a: OpenItemRow, b: OpenItemRow): number {
  const due = (row: OpenItemRow) => row.rok_placila ?? '9999-12-31';
  return (
    compare(due(a), due(b)) ||
    compare(a.obdobje, b.obdobje) ||
    compare(a.st_dokumenta, b.st_dokumenta)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
