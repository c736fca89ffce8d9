import { sumOf } from '../../domain/money/cents';
import { type Column, rawOf } from './column';

/** The total of a column over the filtered rows; `undefined` where there is none, and where the server's holds for other rows. */
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
