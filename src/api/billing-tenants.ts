import { pagedQuery } from './paged';
import { listTenantOpenItemsAnswer } from './shapes/billing-tenants';

/** Open items of the payer's tenants, for the units that the payer lets (`pages.md` P15). */
export function tenantOpenItemsQuery() {
  return pagedQuery(['tenant-open-items'], listTenantOpenItemsAnswer, 'postavke', {});
}
