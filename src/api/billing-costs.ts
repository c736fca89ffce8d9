import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';

/**
 * How the last regular bill of a unit came about (`domain.md` P14).
 *
 * @param unit - `inventarna_stevilka`
 */
export function lastCostsQuery(unit: string) {
  return queryOptions({
    queryKey: ['cost-specification', unit, 'last'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/cost_specification/{inventarna_stevilka}', {
          params: { path: { product: api().product, inventarna_stevilka: unit } },
          signal,
        }),
      ),
  });
}
