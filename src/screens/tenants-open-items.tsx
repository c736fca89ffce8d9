import { useQuery } from '@tanstack/react-query';
import { tenantOpenItemsQuery } from '../api/billing-tenants';
import { messageFor } from '../api/errors';
import type { TenantOpenItem, TenantOpenItems } from '../domain/api-types';
import { fromCents } from '../domain/cents';
import { formatDate, formatPeriod } from '../domain/date';
import { formatMoney } from '../domain/number';
import { byLease, type LeaseItems } from '../domain/tenant-items';
import { openItemsText } from '../text/open-items';
import { pageTitles } from '../text/pages';
import { counted, days } from '../text/plural';
import { tenantsText as text } from '../text/tenants-open-items';
import { BillStatusBadge } from '../ui/bill-status-badge';
import type { Column } from '../ui/list/column';
import { DataList } from '../ui/list/data-list';
import { Money } from '../ui/money';
import { Page } from '../ui/page';
import { QueryView } from '../ui/query-view';
import { Empty } from '../ui/states';
import { Tiles } from '../ui/tiles';

const label = openItemsText.columns;

/** The columns of `domain.md` P15 that do not stand over the list already. */
function columnsFor({ open }: LeaseItems): Column<TenantOpenItem>[] {
  return [
    { key: 'st_dokumenta', label: label.st_dokumenta, cell: (item) => item.st_dokumenta },
    {
      key: 'obdobje',
      label: label.obdobje,
      cell: (item) => formatPeriod(item.obdobje),
      card: 'title',
    },
    {
      key: 'datum_izdaje',
      label: label.datum_izdaje,
      cell: (item) => formatDate(item.datum_izdaje),
    },
    { key: 'rok_placila', label: label.rok_placila, cell: (item) => formatDate(item.rok_placila) },
    {
      key: 'dni_zamude',
      label: label.dni_zamude,
      cell: (item) => (item.dni_zamude > 0 ? counted(item.dni_zamude, days) : null),
    },
    {
      key: 'znesek',
      label: label.znesek,
      cell: (item) => <Money value={item.znesek} />,
      align: 'end',
    },
    {
      key: 'placano',
      label: label.placano,
      cell: (item) => <Money value={item.placano} />,
      align: 'end',
    },
    {
      key: 'odprto',
      label: label.odprto,
      cell: (item) => <Money value={item.odprto} />,
      align: 'end',
      card: 'amount',
      total: <Money value={fromCents(open)} />,
    },
    {
      key: 'status',
      label: label.status,
      cell: (item) => <BillStatusBadge status={item.status} />,
    },
  ];
}

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
      <DataList
        label={name}
        rows={items}
        rowKey={(item) => item.st_dokumenta}
        columns={columnsFor(lease)}
        totalLabel={openItemsText.totalRow}
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
