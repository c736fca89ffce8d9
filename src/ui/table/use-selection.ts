import { useMemo, useState } from 'react';

/** The rows that are ticked. */
export interface Ticked<Row> {
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  /** Ticks all rows of the filtered list, or none when all are. */
  readonly toggleAll: () => void;
  readonly rows: readonly Row[];
  readonly all: boolean;
}

/**
 * Keeps which rows of a filtered list are ticked, through sort and paging; another filter begins anew.
 *
 * @param filter - what tells one filter from another
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
