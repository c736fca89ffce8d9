import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { listText as text } from '../../text/common/list';
import { MOBILE, useMedia } from '../../ui/browser/use-media';
import { Select } from '../../ui/controls/select';
import { Modal } from '../../ui/dialog/modal';
import { useModal } from '../../ui/dialog/use-modal';
import type { Column } from '../../ui/table/column';
import type { OfferedFilter } from '../../ui/table/filter';
import { type ListSort, readSort, writeSort } from '../../ui/table/list-sort';
import { FILTERED_FROM, type ListState, listParams } from '../address/list-state';
import { FilterSelects } from './filter-selects';
import '../../ui/table/list-tools.css';
import { SearchField } from '../../ui/table/search-field';
import type { ListAddress } from '../address/use-address';

interface ListToolsProps<Row> {
  readonly at: ListAddress;
  /** The sortable columns; without columns the order is fixed. */
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly OfferedFilter<Row>[];
  readonly state: ListState;
  readonly hasSearch: boolean;
  /** Whether the list is a table, whose headings sort it. */
  readonly hasHeadings?: boolean;
  readonly isFiltered: boolean;
  /** The number of rows without filters: a list of a few rows needs none. */
  readonly count: number;
  /** The number of rows from which the list has its tools. */
  readonly from?: number | undefined;
  /** Whether any rows match. */
  readonly hits: boolean;
  readonly searchName?: string | undefined;
  readonly onSort: (sort: ListSort) => void;
  readonly onClear: () => void;
  /** Called after a chip, which had the focus, was removed with its filter. */
  readonly onChipRemoved: () => void;
}

/** On a wide screen more filters are folded: a search and two of them are one row. */
const UNFOLDED_FILTERS = 2;

/** The choice of order, for a list without column headings. */
function SortSelect<Row>({ columns, state, onSort }: ListToolsProps<Row>) {
  const options = columns.flatMap(({ key, label }) => [
    { value: key, label: `${label}, ${text.up}` },
    { value: `-${key}`, label: `${label}, ${text.down}` },
  ]);
  return (
    <Select
      label={text.sort}
      options={options}
      value={writeSort(state.sort)}
      onChange={(written) => onSort(readSort(written, columns) ?? state.sort)}
    />
  );
}

interface SheetProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog at the lower edge of the screen. */
function Sheet({ title, heading, onClose, children }: SheetProps) {
  const dialog = useModal();
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <Modal
      dialog={dialog}
      className="sheet"
      name={{ labelledBy: id }}
      closesOnBackdrop
      onClose={onClose}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <button type="button" className="button" onClick={close}>
        {text.showHits}
      </button>
    </Modal>
  );
}

/** A button for each filter that is set; it removes the filter. */
function Chips<Row>({ at, filters, state, searchName, onChipRemoved }: ListToolsProps<Row>) {
  const chips = filters.flatMap(({ param, label, options }) => {
    const chosen = state.choices[param];
    if (chosen === undefined) return [];
    const value = options.find((option) => option.value === chosen)?.label ?? chosen;
    const remove = () => at.change({ [param]: undefined, [listParams.page]: undefined });
    return [{ key: param, name: `${label}: ${value}`, remove }];
  });
  if (at.search !== '') {
    const remove = () => at.change({ [listParams.page]: undefined }, '');
    chips.push({ key: 'search', name: searchName ?? text.searchedFor(at.search), remove });
  }
  return chips.map(({ key, name, remove }) => (
    <button
      key={key}
      type="button"
      className="list-tools__chip"
      onClick={() => {
        remove();
        onChipRemoved();
      }}
    >
      <span className="visually-hidden">{text.removeFilter} </span>
      {name}
      <X size={16} aria-hidden />
    </button>
  ));
}

/**
 * Filters, search and sort of a list (`pages.md` 2.3). On a phone they are in a sheet, on a wide screen many
 * are folded, so that the list is visible.
 */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { at, columns, filters, state, hasSearch, hasHeadings, isFiltered, hits, onClear } = props;
  const hasOrders = columns.length > 0 && !hasHeadings;
  const mobile = useMedia(MOBILE);
  const [isOpen, setIsOpen] = useState(false);
  const [wasMobile, setWasMobile] = useState(mobile);
  // Otherwise a tablet that is turned twice would open the sheet again.
  if (mobile !== wasMobile) {
    setWasMobile(mobile);
    setIsOpen(false);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  if (hasHeadings && !hasSearch && filters.length === 0) return null;
  if (props.count < (props.from ?? FILTERED_FROM) && !isFiltered) return null;
  const isFolded = !mobile && filters.length > UNFOLDED_FILTERS;
  const search = hasSearch ? (
    <SearchField
      value={at.search}
      onSearch={(typed) => at.change({ [listParams.page]: undefined }, typed)}
    />
  ) : null;
  const clear =
    isFiltered && hits ? (
      <button
        type="button"
        className="button button--quiet"
        onClick={() => {
          // In the sheet, the count behind it cannot take the focus.
          heading.current?.focus();
          onClear();
        }}
      >
        {text.clear}
      </button>
    ) : null;
  const fields = (
    <div className="list-tools__fields">
      <FilterSelects at={at} filters={filters} choices={state.choices} />
      {isFolded ? null : search}
      {hasOrders ? <SortSelect {...props} /> : null}
      {isFolded ? null : clear}
    </div>
  );
  if (isFolded) {
    return (
      <div className="list-tools list-tools--narrow no-print">
        {search}
        <button
          type="button"
          className="button button--quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ListFilter size={18} aria-hidden />
          {text.onlyFilters}
        </button>
        <Chips {...props} />
        {clear}
        {isOpen ? fields : null}
      </div>
    );
  }
  if (!mobile) return <div className="list-tools no-print">{fields}</div>;
  const opener = hasSearch && filters.length === 0 ? text.search : text.onlyFilters;
  const title = hasOrders ? text.withOrder(opener) : opener;
  return (
    <div className="list-tools list-tools--narrow no-print">
      <button
        type="button"
        className="button button--quiet"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <ListFilter size={18} aria-hidden />
        {opener}
      </button>
      <Chips {...props} />
      {isOpen ? (
        <Sheet title={title} heading={heading} onClose={() => setIsOpen(false)}>
          {fields}
        </Sheet>
      ) : null}
    </div>
  );
}
