import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import {
  getReserveFundAnswer,
  listFundDebtorsAnswer,
  listFundPostingsAnswer,
} from './shapes/funds';

/**
 * State, spending and plan of a building's reserve fund (`pages.md` P6); who owns nothing there is answered 403.
 *
 * @param building - `objekt_sifra`
 * @param year - `undefined` for the current one
 */
export function reserveFundQuery(building: string, year?: number) {
  return queryOptions({
    queryKey: ['reserve-fund', building, year ?? 'current'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/reserve_fund/{objekt_sifra}', {
          params: {
            path: { product: api().product, objekt_sifra: building },
            query: year === undefined ? {} : { leto: year },
          },
          signal,
        }),
        getReserveFundAnswer,
      ),
  });
}

/** Which part of a ledger is asked for: of a building (`objekt_sifra`), in one year. */
interface LedgerAsked {
  readonly building: string;
  readonly year: number;
}

/** The ledger of a building's reserve fund with the balance after each line (`pages.md` P13); 403 as above. */
export function fundPostingsQuery({ building, year }: LedgerAsked) {
  return queryOptions({
    queryKey: ['fund-postings', building, year],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/reserve_fund/{objekt_sifra}/postings', {
          params: {
            path: { product: api().product, objekt_sifra: building },
            query: { od: `${year}-01-01`, do: `${year}-12-31` },
          },
          signal,
        }),
        listFundPostingsAnswer,
      ),
  });
}

/**
 * Who does not pay into a building's reserve fund (`pages.md` P12, C9 9); 403 as above. The answer lives as long as the
 * page that shows it: the server logs each look, and nobody's debts stay behind.
 *
 * @param building - `objekt_sifra`
 */
export function fundDebtorsQuery(building: string) {
  return queryOptions({
    queryKey: ['fund-debtors', building],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/reserve_fund/{objekt_sifra}/debtors', {
          params: { path: { product: api().product, objekt_sifra: building } },
          signal,
        }),
        listFundDebtorsAnswer,
      ),
  });
}
