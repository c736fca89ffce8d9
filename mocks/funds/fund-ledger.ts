import type { FundPostings } from '../../src/api/schema';
import type { PathOf } from '../server/openable';
import { allRows } from '../values/all-rows';
import { type Cents, sumCents, toEuro } from '../values/money';
import type { RowOf } from '../world/db';

type Postings = FundPostings;
type Posting = RowOf<'fundPosting'>;

/** The requested postings; both days are included. */
export interface PostingFilter {
  readonly from: string | null;
  readonly until: string | null;
  readonly type: Posting['vrsta'] | null;
}

/**
 * Postings of a fund, the newest first, each with the balance after it (pages.md P13). A filter by type only
 * hides rows; it does not change any balance.
 * @param opening balance before the first posting, in cents
 * @param invoiceOf the supplier's invoice behind a posting
 */
export function fundPostingsAnswer(
  opening: Cents,
  postings: readonly Posting[],
  { from, until, type }: PostingFilter,
  invoiceOf: PathOf<Posting>,
): Postings {
  const all = [...postings].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const before = all.filter(({ datum }) => from !== null && datum < from);
  const span = all.slice(before.length).filter(({ datum }) => until === null || datum <= until);
  const start = opening + balanceOf(before);
  const rows = span.map((row, index) => ({
    row,
    saldo: start + balanceOf(span.slice(0, index + 1)),
  }));
  const shown = rows.filter(({ row }) => type === null || row.vrsta === type);
  const years = new Set(postings.map(({ datum }) => Number(datum.slice(0, 4))));
  return {
    leta: [...years].sort((a, b) => b - a),
    zacetno_stanje: toEuro(start),
    prilivi: toEuro(sumCents(shown.map(({ row }) => row.dobro))),
    odlivi: toEuro(sumCents(shown.map(({ row }) => row.breme))),
    koncno_stanje: toEuro(start + balanceOf(span)),
    knjizbe: shown.reverse().map(({ row, saldo }) => ({
      id_knjizbe: String(row.id_knjizbe),
      datum: row.datum,
      vrsta: row.vrsta,
      opis: row.opis,
      partner: row.partner,
      st_dokumenta: row.st_dokumenta,
      breme: toEuro(row.breme),
      dobro: toEuro(row.dobro),
      saldo: toEuro(saldo),
      pot: invoiceOf(row),
    })),
    ...allRows(shown),
  };
}

function balanceOf(rows: readonly Posting[]): Cents {
  return sumCents(rows.map(({ breme, dobro }) => dobro - breme));
}

function orderOf({ datum, id_knjizbe }: Posting): string {
  return `${datum} ${id_knjizbe}`;
}
