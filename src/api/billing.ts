import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { listOpenItemsAnswer } from './shapes/billing';

/**
 * Open items with their totals (`pages.md` P4).
 *
 * @param unit - `inventarna_stevilka` of one unit; `undefined` for all units of the payer
 */
export function openItemsQuery(unit: string | undefined) {
  return queryOptions({
    queryKey: ['open-items', unit ?? 'all'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/open_items', {
          params: {
            path: { product: api().product },
            query: unit === undefined ? {} : { inventarna_stevilka: unit },
          },
          signal,
        }),
        listOpenItemsAnswer,
      ),
  });
}
