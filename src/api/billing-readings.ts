import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { getReadingsAnswer } from './shapes/billing-readings';

/**
 * Heat billings and meter readings of a unit, from the beginning, the newest first (`pages.md` P5).
 *
 * @param unit - `inventarna_stevilka`
 */
export function readingsQuery(unit: string) {
  return queryOptions({
    queryKey: ['readings', unit],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/readings/{inventarna_stevilka}', {
          params: { path: { product: api().product, inventarna_stevilka: unit } },
          signal,
        }),
        getReadingsAnswer,
      ),
  });
}
