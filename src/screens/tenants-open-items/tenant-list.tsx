import type { TenantOpenItem } from '../../domain/api-types';
import { byLease, owedItems, sumsOf } from '../../domain/bills/tenant-items';
import { fileNameOf } from '../../domain/files/export-name';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { useUser } from '../../machines/portal-context';
import { readState } from '../../parts/address/list-state';
import { useAddress } from '../../parts/address/use-address';
import { ListTools } from '../../parts/list-page/list-tools';
import { tenantsText as text } from '../../text/bills/tenants-open-items';
import { pageTitles } from '../../text/shell/pages';
import { saveFile } from '../../ui/browser/save-file';
import { ExportMenu } from '../../ui/controls/export-button';
import { Answer } from '../../ui/page/answer';
import { focusHeading } from '../../ui/page/focus-here';
import { filterRows } from '../../ui/table/arrange';
import { listCsv } from '../../ui/table/list-csv';
import { NoHits } from '../../ui/table/no-hits';
import { columns, filters } from './columns';
import { LeaseSection } from './lease-section';

interface TenantListProps {
  readonly items: readonly TenantOpenItem[];
  /** Whether only a part of the items is loaded. */
  readonly isPart: boolean;
}

/** The tenants' open items by lease, filtered by the address; all sums are of the shown items (`pages.md` P15). */
export function TenantList({ items, isPart }: TenantListProps) {
  const at = useAddress();
  const user = useUser();
  const offered = filters.map((filter) => ({ ...filter, options: filter.options(items) }));
  const state = readState(at.address, { columns, filters: offered, sort: 'rok_placila' });
  const shown = filterRows(items, offered, state.choices);
  const leases = byLease(shown);
  const tenants = new Set(owedItems(shown).map((item) => item.sifra_placnika_najemnika)).size;
  const sums = sumsOf(shown);
  const overdue = sums.overdue > 0n ? formatMoney(fromCents(sums.overdue)) : null;
  const amounts = [formatMoney(fromCents(sums.open)), overdue] as const;
  const save = () =>
    saveFile(
      listCsv(shown, columns, false),
      fileNameOf(['odprte_postavke_najemnikov', user?.code_payer], 'csv'),
    );
  const clear = () => {
    at.change(Object.fromEntries(filters.map(({ param }) => [param, undefined])));
    focusHeading();
  };
  const isFiltered = shown.length !== items.length;
  const whole = tenants === 0 ? text.empty : text.answer(tenants, ...amounts);
  // The sums of a part of the items would not be those of the tenants.
  const sentence = isPart ? text.partly : isFiltered ? text.sums(...amounts) : whole;
  return (
    <>
      <div className="page__head">
        <Answer>{sentence}</Answer>
        {shown.length > 0 && !isPart ? (
          <ExportMenu list={pageTitles['tenants-open-items']} onExport={save} inHeading />
        ) : null}
      </div>
      <ListTools
        at={at}
        columns={[]}
        filters={offered}
        state={state}
        hasSearch={false}
        isFiltered={Object.keys(state.choices).length > 0}
        count={items.length}
        hits={shown.length > 0}
        onSort={() => {}}
        onClear={clear}
        onChipRemoved={focusHeading}
      />
      <NoHits hits={shown.length > 0} onClear={clear} />
      {leases.map((lease) => (
        <LeaseSection key={lease.key} lease={lease} alone={leases.length === 1} />
      ))}
      <p className="page__lead">{text.note}</p>
    </>
  );
}
