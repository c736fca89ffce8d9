import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { getCostSpecificationAnswer } from './shapes/billing-costs';

/**
 * How a unit's regular bill came about, line by line (`pages.md` P14).
 *
 * @param unit - `inventarna_stevilka` of the unit
 * @param period - such as `2026-10`; without it the last one that has a specification
 */
export function costSpecificationQuery(unit: string, period?: string) {
  return queryOptions({
    queryKey: ['cost-specification', unit, period ?? 'last'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/cost_specification/{inventarna_stevilka}', {
          params: {
            path: { product: api().product, inventarna_stevilka: unit },
            query: period === undefined ? {} : { obdobje: period },
          },
          signal,
        }),
        getCostSpecificationAnswer,
      ),
  });
}
