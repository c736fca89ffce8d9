import type { TenantOpenItem } from '../../domain/api-types';
import { byLease, sumsOf } from '../../domain/bills/tenant-items';
import { fileNameOf } from '../../domain/files/csv';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { useUser } from '../../machines/portal-context';
import { readState } from '../../parts/address/list-state';
import { useAddress } from '../../parts/address/use-address';
import { FilterSelects } from '../../parts/list-page/filter-selects';
import { openItemsText } from '../../text/bills/open-items';
import { tenantsText as text } from '../../text/bills/tenants-open-items';
import { saveFile } from '../../ui/browser/save-file';
import { ExportButton } from '../../ui/controls/export-button';
import { Money } from '../../ui/page/money';
import { Tiles } from '../../ui/page/tiles';
import { filterRows } from '../../ui/table/arrange';
import { listCsv } from '../../ui/table/list-csv';
import { NoHits } from '../../ui/table/no-hits';
import { columns, filters } from './columns';
import { LeaseSection } from './lease-section';
import './tenant-list.css';

/** The tenants' open items by lease, filtered by the address; all sums are of the shown items (`pages.md` P15). */
export function TenantList({ items }: { items: readonly TenantOpenItem[] }) {
  const at = useAddress();
  const user = useUser();
  const offered = filters.map((filter) => ({ ...filter, options: filter.options(items) }));
  const { choices } = readState(at.address, { columns, filters: offered, sort: 'rok_placila' });
  const shown = filterRows(items, offered, choices);
  const leases = byLease(shown);
  const tenants = new Set(shown.map((item) => item.sifra_placnika_najemnika)).size;
  const sums = sumsOf(shown);
  const [open, overdue] = [fromCents(sums.open), fromCents(sums.overdue)];
  const save = () =>
    saveFile(
      listCsv(shown, columns, false),
      fileNameOf(['odprte_postavke_najemnikov', user?.code_payer], 'csv'),
    );
  const clear = () => at.change(Object.fromEntries(filters.map(({ param }) => [param, undefined])));
  return (
    <>
      {shown.length === items.length ? (
        <p className="answer">
          {text.answer(tenants, formatMoney(open), overdue > 0 ? formatMoney(overdue) : null)}
        </p>
      ) : null}
      <Tiles
        tiles={[
          { label: openItemsText.totalOpen, value: <Money value={open} /> },
          {
            label: openItemsText.overdue,
            value: <Money value={overdue} />,
            alarming: overdue > 0,
          },
        ]}
      />
      <p className="page__lead">{text.note}</p>
      <div className="tenant-tools">
        <FilterSelects at={at} filters={offered} choices={choices} />
        {shown.length > 0 ? <ExportButton onExport={save} /> : null}
      </div>
      <NoHits hits={shown.length > 0} onClear={clear} />
      {leases.map((lease) => (
        <LeaseSection key={lease.key} lease={lease} alone={leases.length === 1} />
      ))}
    </>
  );
}
