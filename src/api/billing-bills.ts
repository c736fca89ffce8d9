import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { listRegularBillsAnswer } from './shapes/billing-bills';
import { listReserveBillsAnswer } from './shapes/billing-reserve';

/** The bills that are asked for: of one unit (`inventarna_stevilka`) or of all of the payer, of one year or of all. */
interface BillsAsked {
  readonly unit: string | undefined;
  readonly year: number | undefined;
}

const parameters = ({ unit, year }: BillsAsked) => ({
  path: { product: api().product },
  query: {
    ...(year === undefined ? {} : { leto: year }),
    ...(unit === undefined ? {} : { inventarna_stevilka: unit }),
  },
});

/** Regular monthly bills with their totals (`pages.md` P16). */
export function regularBillsQuery(asked: BillsAsked) {
  return queryOptions({
    queryKey: ['regular-bills', asked.unit ?? 'all', asked.year ?? 'all'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/regular_billing', {
          params: parameters(asked),
          signal,
        }),
        listRegularBillsAnswer,
      ),
  });
}

/** Bills of the reserve fund with their totals (`pages.md` P17); a unit that is only used is answered 403. */
export function reserveBillsQuery(asked: BillsAsked) {
  return queryOptions({
    queryKey: ['reserve-bills', asked.unit ?? 'all', asked.year ?? 'all'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/reserve_fund_billing', {
          params: parameters(asked),
          signal,
        }),
        listReserveBillsAnswer,
      ),
  });
}
