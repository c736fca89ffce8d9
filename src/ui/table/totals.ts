import { sumOf } from '../../domain/money/cents';
import { type Column, rawOf } from './column';
import type { ListBodyProps } from './list-body';

/** The total of a column over the filtered rows; `undefined` without a total, and for the server's total when rows are filtered. */
export function columnTotal<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  isFiltered: boolean,
): number | undefined {
  const { total } = column;
  if (typeof total === 'number') return isFiltered ? undefined : total;
  if (total !== 'sum') return undefined;
  return sumOf(rows.map((row) => Number(rawOf(row, column) ?? 0)));
}

/** Whether a list has a row of totals. */
export function hasTotals<Row>(
  list: Pick<ListBodyProps<Row>, 'columns' | 'isFiltered' | 'totalsAbove'>,
): boolean {
  const { columns, isFiltered, totalsAbove } = list;
  return (isFiltered || !totalsAbove) && columns.some(({ total }) => total !== undefined);
}
