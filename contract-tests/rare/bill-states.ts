import type { RowOf } from '../../mocks/world/db';
import type { BillStatus, UpnPayment } from '../../src/api/schema';

/** A bill of 10.00 € in a state that the demo world does not have, and its expected answer. */
export interface RareBill {
  readonly number: string;
  readonly change: Partial<RowOf<'bill'>>;
  readonly status: BillStatus;
  /** The open amount, in euros. */
  readonly open: number;
}

/** The manager's action on an unpaid bill. */
export const reminded = { st_opominov: 2, datum_opomina: '2026-10-15', obresti: 125 };

/** Bills in every state of pages.md 2.4, and without a due date. */
export const rareBills: readonly RareBill[] = [
  {
    number: '1',
    change: {
      v_izvrsbi: true,
      placano: 200,
      datum_izdaje: '2026-08-11',
      rok_placila: '2026-08-31',
      ...reminded,
    },
    status: 'v_izvrsbi',
    open: 8,
  },
  {
    number: '2',
    change: { datum_izdaje: '2026-09-11', rok_placila: '2026-09-30' },
    status: 'zapadlo',
    open: 10,
  },
  { number: '3', change: { placano: 400 }, status: 'delno_placano', open: 6 },
  { number: '4', change: {}, status: 'odprto', open: 10 },
  { number: '5', change: { placano: 1500 }, status: 'preplacilo', open: -5 },
  { number: '6', change: { placano: 1000 }, status: 'placano', open: 0 },
  { number: '7', change: { rok_placila: null }, status: 'odprto', open: 10 },
];

/** The sum of their open amounts, in euros. */
export const allOpen = 39;

/** The fields of an answered bill that depend on its state: only the open amount can be paid. */
export function stateOf(bill: {
  readonly st_dokumenta: string;
  readonly status: string;
  readonly odprto: number;
  readonly rok_placila: string | null;
  readonly upn: UpnPayment | null;
}) {
  const { st_dokumenta, status, odprto, rok_placila, upn } = bill;
  const order = upn && [upn.znesek, upn.rok_placila];
  return { st_dokumenta, status, odprto, rok_placila, order };
}

/** The expected values of these fields. */
export function expectedState({ number, change, status, open }: RareBill) {
  const rok_placila = change.rok_placila === undefined ? '2026-11-30' : change.rok_placila;
  const order = open > 0 ? [open, rok_placila] : null;
  return { st_dokumenta: number, status, odprto: open, rok_placila, order };
}
