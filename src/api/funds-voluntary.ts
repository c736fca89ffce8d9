import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { listVoluntaryFundsAnswer } from './shapes/funds-voluntary';

/**
 * The voluntary funds of a building with their ledgers (`pages.md` P7); 403 for a tenant who pays into none.
 *
 * @param building - `objekt_sifra`
 * @param year - only funds that are collected then; `undefined` for all
 */
export function voluntaryFundsQuery(building: string, year: number | undefined) {
  return queryOptions({
    queryKey: ['voluntary-funds', building, year ?? 'all'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/voluntary_fund/{objekt_sifra}', {
          params: {
            path: { product: api().product, objekt_sifra: building },
            query: year === undefined ? {} : { leto: year },
          },
          signal,
        }),
        listVoluntaryFundsAnswer,
      ),
  });
}
