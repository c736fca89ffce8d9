import type { TenantOpenItem } from '../../domain/api-types';
import { fromCents } from '../../domain/cents';
import { formatDate } from '../../domain/date';
import { formatMoney } from '../../domain/number';
import type { LeaseItems } from '../../domain/tenant-items';
import { openItemsText } from '../../text/open-items';
import { days } from '../../text/plural';
import { tenantsText as text } from '../../text/tenants-open-items';
import { billStatus } from '../../ui/bill-status';
import type { Column } from '../../ui/list-page/column';
import { SubList } from '../../ui/list-page/sub-list';

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
