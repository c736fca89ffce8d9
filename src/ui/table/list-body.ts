import type { ReactNode } from 'react';
import type { Column } from './column';
import type { ListState } from './list-address';
import type { Ticked } from './use-selection';

/** What both shapes of a list take. */
export interface ListBodyProps<Row> {
  readonly title: string;
  /** The rows that are shown. */
  readonly rows: readonly Row[];
  /** All filtered rows, for the totals. */
  readonly all: readonly Row[];
  readonly isFiltered: boolean;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly sort: ListState['sort'];
  readonly onSort: (sort: ListState['sort']) => void;
  readonly ticked: Ticked<Row> | undefined;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
}
