import type { FundPostings } from './api-types';
import { type Cents, sumCents, toCents } from './cents';

/** Sums of a span of a ledger, in cents. */
export interface LedgerSpan {
  readonly opening: Cents;
  readonly inflow: Cents;
  readonly outflow: Cents;
  readonly closing: Cents;
}

/**
 * Opening and closing balance of some months of a ledger and what moved in between (`domain.md` P13).
 *
 * @param ledger - the postings of a longer span, whatever their order
 * @param from - first month such as `2026-09`; `undefined` for the beginning
 * @param until - last month; `undefined` for the end
 */
export function ledgerSpan(
  { zacetno_stanje, knjizbe }: Pick<FundPostings, 'zacetno_stanje' | 'knjizbe'>,
  from: string | undefined,
  until: string | undefined,
): LedgerSpan {
  const month = ({ datum }: FundPostings['knjizbe'][number]) => datum.slice(0, 7);
  const before = knjizbe.filter((posting) => from !== undefined && month(posting) < from);
  const within = knjizbe.filter(
    (posting) =>
      (from === undefined || month(posting) >= from) &&
      (until === undefined || month(posting) <= until),
  );
  const into = (rows: typeof knjizbe) => sumCents(rows.map(({ dobro }) => dobro));
  const out = (rows: typeof knjizbe) => sumCents(rows.map(({ breme }) => breme));
  const opening = toCents(zacetno_stanje) + into(before) - out(before);
  const [inflow, outflow] = [into(within), out(within)];
  return { opening, inflow, outflow, closing: opening + inflow - outflow };
}
