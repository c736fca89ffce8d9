import type { TenantOpenItem } from '../../domain/api-types';
import { fromCents } from '../../domain/cents';
import { formatDate, formatPeriod } from '../../domain/date';
import { formatMoney } from '../../domain/number';
import type { LeaseItems } from '../../domain/tenant-items';
import { openItemsText } from '../../text/open-items';
import { counted, days } from '../../text/plural';
import { tenantsText as text } from '../../text/tenants-open-items';
import { BillStatusBadge } from '../../ui/bill-status-badge';
import type { Column } from '../../ui/list/column';
import { DataList } from '../../ui/list/data-list';
import { Money } from '../../ui/money';

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
export function LeaseSection({ lease, alone }: { lease: LeaseItems; alone: boolean }) {
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
