import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { listTenantOpenItemsAnswer } from './shapes/billing-tenants';

/** What the payer's tenants have open for the units that he lets (`pages.md` P15). */
export function tenantOpenItemsQuery() {
  return queryOptions({
    queryKey: ['tenant-open-items'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/tenants/open_items', {
          params: { path: { product: api().product } },
          signal,
        }),
        listTenantOpenItemsAnswer,
      ),
  });
}
