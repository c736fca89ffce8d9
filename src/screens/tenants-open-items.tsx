import { useQuery } from '@tanstack/react-query';
import { tenantOpenItemsQuery } from '../api/billing-tenants';
import { loadedPart } from '../domain/values/loaded-part';
import { QueryView } from '../parts/query/query-view';
import { tenantsText as text } from '../text/bills/tenants-open-items';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';
import { TenantList } from './tenants-open-items/tenant-list';

/**
 * §2 `/odprte-postavke-najemnikov`, `pages.md` P15: whether the tenants pay, because the owner may be liable for them.
 */
export default function TenantsOpenItemsScreen() {
  const query = useQuery(tenantOpenItemsQuery());
  return (
    <Page title={pageTitles['tenants-open-items']}>
      <QueryView query={query} skeletonLines={6}>
        {(found) =>
          found.postavke.length === 0 ? (
            <Empty text={text.empty} good />
          ) : (
            <TenantList items={found.postavke} isPart={loadedPart(found) !== undefined} />
          )
        }
      </QueryView>
    </Page>
  );
}
