import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';

/**
 * State, spending and plan of a building's reserve fund (`domain.md` P6); who owns nothing there is answered 403.
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
      ),
  });
}
