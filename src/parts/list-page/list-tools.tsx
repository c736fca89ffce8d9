import { useState } from 'react';
import { listText as text } from '../../text/common/list';
import { MOBILE, useMedia } from '../../ui/browser/use-media';
import { Select } from '../../ui/controls/select';
import type { Column } from '../../ui/table/column';
import type { OfferedFilter } from '../../ui/table/filter';
import { type ListSort, readSort, writeSort } from '../../ui/table/list-sort';
import { type ListState, listParams } from '../address/list-state';
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
  /** Whether any rows match. */
  readonly hits: boolean;
  readonly onSort: (sort: ListSort) => void;
  readonly onClear: () => void;
}

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

/** Filters, search and sort of a list (`pages.md` 2.3). On a phone they are collapsed, so that the list is visible. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { at, columns, filters, state, hasSearch, hasHeadings, isFiltered, hits, onClear } = props;
  const hasOrders = columns.length > 0 && !hasHeadings;
  const mobile = useMedia(MOBILE);
  const [startsOpen] = useState(isFiltered);
  const fields = (
    <div className="list-tools__fields">
      <FilterSelects at={at} filters={filters} choices={state.choices} />
      {hasSearch ? (
        <SearchField
          value={at.search}
          onSearch={(search) => at.change({ [listParams.page]: undefined }, search)}
        />
      ) : null}
      {hasOrders ? <SortSelect {...props} /> : null}
      {isFiltered && hits ? (
        <button type="button" className="button button--quiet" onClick={onClear}>
          {text.clear}
        </button>
      ) : null}
    </div>
  );
  if (hasHeadings && !hasSearch && filters.length === 0) return null;
  if (!mobile) return <div className="list-tools no-print">{fields}</div>;
  return (
    <details className="list-tools no-print" open={startsOpen}>
      <summary>{hasOrders ? text.filters : text.onlyFilters}</summary>
      {fields}
    </details>
  );
}
