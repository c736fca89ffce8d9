import type { ReactNode } from 'react';
import type { Column } from './column';
import type { RowLinkProps } from './list-props';
import type { ListSort } from './list-sort';
import type { Ticked } from './use-selection';

/** The props of `ListTable` and `ListCards`. */
export interface ListBodyProps<Row> {
  readonly title: string;
  /** The rows of the current page. */
  readonly rows: readonly Row[];
  /** All filtered rows, for the totals. */
  readonly all: readonly Row[];
  readonly isFiltered: boolean;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
  /** Whether the list is on paper, where its headings are text. */
  readonly printing?: boolean;
  readonly ticked: Ticked<Row> | undefined;
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  readonly cardAction?: ((row: Row) => ReactNode) | undefined;
  readonly actsInTable?: ((row: Row) => boolean) | undefined;
  readonly isPinned?: ((row: Row) => boolean) | undefined;
  readonly rowLink?: ((row: Row, link: RowLinkProps) => ReactNode) | undefined;
  readonly totalsAbove?: true | undefined;
}
