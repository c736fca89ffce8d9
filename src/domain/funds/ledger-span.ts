import { monthOf } from '../dates/date';
import { type Cents, sumCents, toCents } from '../money/cents';

/** Sums of a span of a ledger, in cents. */
export interface LedgerSpan {
  readonly opening: Cents;
  readonly inflow: Cents;
  readonly outflow: Cents;
  readonly closing: Cents;
}

/** A ledger in euro: `dobro` increases the balance, `breme` decreases it. */
interface Ledger {
  readonly zacetno_stanje: number;
  readonly knjizbe: readonly {
    readonly datum: string;
    readonly breme: number;
    readonly dobro: number;
  }[];
}

/**
 * Opening and closing balance of some months of a ledger, with the movements between them (`pages.md` P13).
 *
 * @param ledger - the postings of a longer span, in any order
 * @param from - first month such as `2026-09`; `undefined` for the start of the ledger
 * @param until - last month; `undefined` for its end
 */
export function ledgerSpan(
  { zacetno_stanje, knjizbe }: Ledger,
  from: string | undefined,
  until: string | undefined,
): LedgerSpan {
  const month = ({ datum }: Ledger['knjizbe'][number]) => monthOf(datum);
  const before = knjizbe.filter((posting) => from !== undefined && month(posting) < from);
  const within = knjizbe.filter(
    (posting) =>
      (from === undefined || month(posting) >= from) &&
      (until === undefined || month(posting) <= until),
  );
  const into = (rows: Ledger['knjizbe']) => sumCents(rows.map(({ dobro }) => dobro));
  const out = (rows: Ledger['knjizbe']) => sumCents(rows.map(({ breme }) => breme));
  const opening = toCents(zacetno_stanje) + into(before) - out(before);
  const [inflow, outflow] = [into(within), out(within)];
  return { opening, inflow, outflow, closing: opening + inflow - outflow };
}
