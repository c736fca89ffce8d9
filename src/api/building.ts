import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';

/**
 * The companies that serve a building, by activity, then by name (`domain.md` P22).
 *
 * @param building - `objekt_sifra`
 */
export function contractorsQuery(building: string) {
  return queryOptions({
    queryKey: ['contractors', building],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/contractors/{objekt_sifra}', {
          params: { path: { product: api().product, objekt_sifra: building } },
          signal,
        }),
      ),
  });
}
