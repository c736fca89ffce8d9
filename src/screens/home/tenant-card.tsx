import type { Unit } from '../../domain/api-types';
import type { LeaseItems } from '../../domain/bills/tenant-items';
import { fromCents } from '../../domain/money/cents';
import { QueryView } from '../../parts/query/query-view';
import { homeText as text } from '../../text/news/home';
import { pageTitles } from '../../text/shell/pages';
import { Money } from '../../ui/page/money';
import { HomeCard } from './card';
import { Lines } from './lines';
import { useTenancy } from './use-tenancy';

function Owed({ lease, named }: { lease: LeaseItems; named: boolean }) {
  const [open, overdue] = [fromCents(lease.open), fromCents(lease.overdue)];
  return (
    <>
      {named ? <p>{lease.first.najemnik}</p> : null}
      <Lines
        lines={{ [text.open]: <Money value={open} />, [text.overdue]: <Money value={overdue} /> }}
        alarming={overdue > 0 ? text.overdue : undefined}
      />
    </>
  );
}

/** The debt of the tenant of a let unit, for which the owner may be liable. */
export function TenantCard({ unit }: { unit: Unit }) {
  const { open, leases, tenants, isPending, isNotLet, isLet } = useTenancy(unit);
  if (isPending || isNotLet || (!isLet && !open.isError)) return null;
  return (
    <HomeCard
      title={text.tenants(tenants)}
      route="tenants-open-items"
      linkText={pageTitles['tenants-open-items']}
    >
      <QueryView query={open} skeletonLines={2} failedTitle={text.cardFailed}>
        {() =>
          leases.length === 0 ? (
            <p>{text.tenantOwesNothing}</p>
          ) : (
            leases.map((lease) => <Owed key={lease.key} lease={lease} named={tenants.length > 1} />)
          )
        }
      </QueryView>
    </HomeCard>
  );
}
