import { csvOf } from '../../domain/files/csv';
import { type Column, visibleColumns } from './column';
import { csvCellOf } from './values';

/** A list as a CSV file: the labels of the columns, then all filtered rows in their order. */
export function listCsv<Row>(
  rows: readonly Row[],
  all: readonly Column<Row>[],
  allUnits: boolean,
): Blob {
  const columns = visibleColumns(all, rows, allUnits, true);
  const header = columns.map(({ label }) => label);
  const cells = rows.map((row) => columns.map((column) => csvCellOf(row, column)));
  return new Blob([csvOf([header, ...cells])], { type: 'text/csv;charset=utf-8' });
}
