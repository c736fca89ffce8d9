import { useMemo, useState } from 'react';

/** The selected rows. */
export interface Ticked<Row> {
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  /** Selects all filtered rows, or clears the selection when all are selected. */
  readonly toggleAll: () => void;
  readonly rows: readonly Row[];
  readonly all: boolean;
}

/**
 * Keeps the selection of a filtered list through sort and paging; another filter clears it.
 *
 * @param filter - identifies the current filters
 */
export function useSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  filter: string,
): Ticked<Row> {
  const [state, setState] = useState<{ filter: string; keys: ReadonlySet<string> }>({
    filter,
    keys: new Set(),
  });
  const keys = state.filter === filter ? state.keys : new Set<string>();
  const ticked = useMemo(
    () => (keys.size === 0 ? [] : rows.filter((row) => keys.has(rowKey(row)))),
    [rows, rowKey, keys],
  );
  const all = rows.length > 0 && ticked.length === rows.length;
  return {
    has: (row) => keys.has(rowKey(row)),
    toggle: (row) => {
      const next = new Set(keys);
      if (!next.delete(rowKey(row))) next.add(rowKey(row));
      setState({ filter, keys: next });
    },
    toggleAll: () => setState({ filter, keys: new Set(all ? [] : rows.map(rowKey)) }),
    rows: ticked,
    all,
  };
}
