import { useQuery } from '@tanstack/react-query';
import { tenantOpenItemsQuery } from '../api/billing-tenants';
import { messageFor } from '../api/errors';
import type { TenantOpenItems } from '../domain/api-types';
import { formatMoney } from '../domain/number';
import { byLease } from '../domain/tenant-items';
import { openItemsText } from '../text/open-items';
import { pageTitles } from '../text/pages';
import { tenantsText as text } from '../text/tenants-open-items';
import { Money } from '../ui/money';
import { Page } from '../ui/page';
import { QueryView } from '../ui/query-view';
import { Empty } from '../ui/states';
import { Tiles } from '../ui/tiles';
import { LeaseSection } from './tenants-open-items/lease-section';

function TenantsView({ answer }: { answer: TenantOpenItems }) {
  const { postavke, skupaj_odprto, zapadlo } = answer;
  if (postavke.length === 0) return <Empty text={text.empty} good />;
  const leases = byLease(postavke);
  return (
    <>
      <p className="answer">
        {text.answer(formatMoney(skupaj_odprto), zapadlo > 0 ? formatMoney(zapadlo) : null)}
      </p>
      <Tiles
        tiles={[
          { label: openItemsText.totalOpen, value: <Money value={skupaj_odprto} /> },
          {
            label: openItemsText.overdue,
            value: <Money value={zapadlo} />,
            alarming: zapadlo > 0,
          },
        ]}
      />
      <p className="page__lead">{text.note}</p>
      {leases.map((lease) => (
        <LeaseSection key={lease.key} lease={lease} alone={leases.length === 1} />
      ))}
    </>
  );
}

/** §2 `/odprte-postavke-najemnikov`, `domain.md` P15: whether the tenants pay, since the owner is next in line. */
export default function TenantsOpenItemsScreen() {
  const query = useQuery(tenantOpenItemsQuery());
  return (
    <Page title={pageTitles['tenants-open-items']}>
      <QueryView query={query} skeletonLines={6} explain={messageFor}>
        {(answer) => <TenantsView answer={answer} />}
      </QueryView>
    </Page>
  );
}
