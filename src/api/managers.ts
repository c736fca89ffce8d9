import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';

/** Managers linked to the account (§7). */
export function managersQuery() {
  return queryOptions({
    queryKey: ['managers'],
    queryFn: async ({ signal }) =>
      unwrap(await api().client.GET('/api/auth/v1/user_managers', { signal })),
  });
}
