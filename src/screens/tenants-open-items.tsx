import { useQuery } from '@tanstack/react-query';
import { tenantOpenItemsQuery } from '../api/billing-tenants';
import { messageFor } from '../api/errors';
import type { TenantOpenItem, TenantOpenItems } from '../domain/api-types';
import { fromCents } from '../domain/cents';
import { formatDate } from '../domain/date';
import { formatMoney } from '../domain/number';
import { byLease, type LeaseItems } from '../domain/tenant-items';
import { openItemsText } from '../text/open-items';
import { pageTitles } from '../text/pages';
import { days } from '../text/plural';
import { tenantsText as text } from '../text/tenants-open-items';
import { billStatus } from '../ui/bill-status';
import type { Column } from '../ui/list-page/column';
import { SubList } from '../ui/list-page/sub-list';
import { Money } from '../ui/money';
import { Page } from '../ui/page';
import { QueryView } from '../ui/query-view';
import { Empty } from '../ui/states';
import { Tiles } from '../ui/tiles';

const label = openItemsText.columns;

/** The columns of `domain.md` P15 that do not stand over the list already. */
const columns: Column<TenantOpenItem>[] = [
  { key: 'st_dokumenta', label: label.st_dokumenta, kind: 'text' },
  { key: 'obdobje', label: label.obdobje, kind: 'period', card: 'title' },
  { key: 'datum_izdaje', label: label.datum_izdaje, kind: 'date' },
  { key: 'rok_placila', label: label.rok_placila, kind: 'date' },
  { key: 'dni_zamude', label: label.dni_zamude, kind: 'count', forms: days },
  { key: 'znesek', label: label.znesek, kind: 'money' },
  { key: 'placano', label: label.placano, kind: 'money' },
  { key: 'odprto', label: label.odprto, kind: 'money', card: 'amount', total: 'sum' },
  { key: 'status', label: label.status, kind: 'status', ...billStatus },
];

/** A lease with its items; its sums stand below only beside others, since those of all stand above. */
function LeaseSection({ lease, alone }: { lease: LeaseItems; alone: boolean }) {
  const { first, items, open, overdue } = lease;
  const name = `${first.najemnik}, ${first.naziv_enote}`;
  const until = formatDate(first.pogodba_do);
  return (
    <section className="page__section">
      <h2>{name}</h2>
      <p className="page__lead">
        {`${text.payerCode}: ${first.sifra_placnika_najemnika} · ${text.lease}: ${text.leaseOf(formatDate(first.pogodba_od), until)}`}
      </p>
      <SubList
        title={name}
        rows={items}
        rowKey={(item) => item.st_dokumenta}
        columns={columns}
        sort="rok_placila"
      />
      {alone ? null : (
        <p>
          {text.sums(
            formatMoney(fromCents(open)),
            overdue > 0n ? formatMoney(fromCents(overdue)) : null,
          )}
        </p>
      )}
    </section>
  );
}

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
