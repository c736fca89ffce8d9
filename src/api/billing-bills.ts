import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';

/**
 * Regular monthly bills of a unit with their totals, of all years, the newest first (`domain.md` P16).
 *
 * @param unit - `inventarna_stevilka`
 */
export function regularBillsQuery(unit: string) {
  return queryOptions({
    queryKey: ['regular-bills', unit],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/regular_billing', {
          params: { path: { product: api().product }, query: { inventarna_stevilka: unit } },
          signal,
        }),
      ),
  });
}
