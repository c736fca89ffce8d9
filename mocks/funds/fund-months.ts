import type { components } from '../../src/api/schema';
import { type Cents, sumCents, toEuro } from '../values/money';
import type { RowOf } from '../world/db';

type FundMonth = components['schemas']['FundMonth'];
type Posting = RowOf<'fundPosting'>;

/** The months of a fund, January first, up to the month of its balance date (pages.md P6, "balance by month"). */
export function fundMonths(
  { leto, datum_stanja, zacetno_stanje }: RowOf<'reserveFund'>,
  postings: readonly Posting[],
): FundMonth[] {
  const months = Array.from({ length: Number(datum_stanja.slice(5, 7)) }, (_, index) =>
    [leto, String(index + 1).padStart(2, '0')].join('-'),
  );
  return months.map((obdobje) => {
    const ofMonth = postings.filter(({ datum }) => datum.startsWith(obdobje));
    const until = postings.filter(({ datum }) => datum.slice(0, 7) <= obdobje);
    return {
      obdobje,
      vplacano: toEuro(sumSide(ofMonth, 'vplacilo', 'dobro')),
      poraba: toEuro(sumSide(ofMonth, 'poraba', 'breme')),
      stanje: toEuro(zacetno_stanje + sumCents(until.map(({ dobro, breme }) => dobro - breme))),
    };
  });
}

/** The sum of postings of one type on one side. */
export function sumSide(
  postings: readonly Posting[],
  type: Posting['vrsta'],
  side: 'breme' | 'dobro',
): Cents {
  return sumCents(postings.filter(({ vrsta }) => vrsta === type).map((row) => row[side]));
}
