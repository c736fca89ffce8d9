import { useMemo } from 'react';
import { plain } from '../../domain/search/plain-text';
import { filterRows, partOf, pinnedFirst, searchTexts, sortRows } from '../../ui/table/arrange';
import { unhidden, visibleColumns } from '../../ui/table/column';
import type { ListProps } from '../../ui/table/list-props';
import { readState } from '../address/list-state';
import type { ListAddress } from '../address/use-address';

const NO_FILTERS: readonly never[] = [];

/** The rows of a list in the state of its address: filtered, searched, sorted, paged. Each step is memoised. */
export function useList<Row>(
  props: ListProps<Row>,
  rows: readonly Row[],
  allUnits: boolean,
  { address, search }: ListAddress,
) {
  const { filters: all = NO_FILTERS, sort, isPinned } = props;
  const standing = useMemo(
    () => visibleColumns(props.columns, rows, allUnits),
    [props.columns, rows, allUnits],
  );
  const filters = useMemo(
    () => all.map((filter) => ({ ...filter, options: filter.options(rows) })),
    [all, rows],
  );
  const state = readState(address, { columns: standing, filters, sort });

  // As a string, which stays equal when only the page changes.
  const chosen = new URLSearchParams(state.choices).toString();
  const [columns, notes] = useMemo(() => {
    const left = unhidden(standing, Object.fromEntries(new URLSearchParams(chosen)));
    const hidden = standing.filter((column) => !left.includes(column));
    return [left, hidden.map((column) => column.hidden?.note)];
  }, [standing, chosen]);
  const searching = search.trim() !== '';
  const texts = useMemo(
    () => (searching ? searchTexts(rows, columns) : undefined),
    [searching, rows, columns],
  );
  const filtered = useMemo(() => {
    const kept = filterRows(rows, filters, Object.fromEntries(new URLSearchParams(chosen)));
    const wanted = plain(search.trim());
    return texts ? kept.filter((row) => texts.get(row)?.includes(wanted)) : kept;
  }, [rows, filters, chosen, texts, search]);

  const { key, falling } = state.sort;
  const sorted = useMemo(() => {
    const column = columns.find((each) => each.key === key);
    const inOrder = column ? sortRows(filtered, column, falling) : filtered;
    return isPinned ? pinnedFirst(inOrder, isPinned) : inOrder;
  }, [filtered, columns, key, falling, isPinned]);

  return {
    columns,
    /** Why columns are hidden by the chosen filters. */
    notes,
    filters,
    state,
    rows: sorted,
    part: partOf(sorted, state.page, state.size),
    isFiltered: chosen !== '' || searching,
    filterKey: `${chosen}\n${search}`,
  };
}
