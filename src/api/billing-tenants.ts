import { q } from './query';
import { listTenantOpenItemsAnswer } from './shapes/billing-tenants';

/** Open items of the payer's tenants, for the units that the payer lets (`pages.md` P15). */
export function tenantOpenItemsQuery() {
  return q(['tenant-open-items'], listTenantOpenItemsAnswer, {});
}
