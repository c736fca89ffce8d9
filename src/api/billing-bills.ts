import { pagedQuery } from './paged';
import { listRegularBillsAnswer } from './shapes/billing-bills';
import { listReserveBillsAnswer } from './shapes/billing-reserve';

/** The requested bills: of one unit (`inventarna_stevilka`) or all of the payer's, of one year or all years. */
interface BillsAsked {
  readonly unit: string | undefined;
  readonly year: number | undefined;
}

const queryOf = ({ unit, year }: BillsAsked) => ({ leto: year, inventarna_stevilka: unit });

/** Regular monthly bills with their totals (`pages.md` P16). */
export function regularBillsQuery(asked: BillsAsked) {
  const key = ['regular-bills', asked.unit ?? 'all', asked.year ?? 'all'];
  return pagedQuery(key, listRegularBillsAnswer, 'obracuni', { query: queryOf(asked) });
}

/** Bills of the reserve fund with their totals (`pages.md` P17); a unit that the payer only uses is answered 403. */
export function reserveBillsQuery(asked: BillsAsked) {
  const key = ['reserve-bills', asked.unit ?? 'all', asked.year ?? 'all'];
  return pagedQuery(key, listReserveBillsAnswer, 'obracuni', { query: queryOf(asked) });
}
