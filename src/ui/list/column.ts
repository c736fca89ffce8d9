import type { ReactNode } from 'react';

/** One column of a list, as data. A screen is mostly an array of these. */
export interface Column<Row> {
  /** Unique within the list. */
  readonly key: string;
  readonly label: string;
  /** `null` where the row has no such value: a table shows `/`, a card leaves the line out. */
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and numbers stand at the right. */
  readonly align?: 'end';
  /** Where it stands on a phone's card; `none` where the card says it already. Default: a line with its label. */
  readonly card?: 'title' | 'amount' | 'line' | 'none';
  /** What stands in the totals row. */
  readonly total?: ReactNode;
}

/** What both shapes of a list take. */
export interface ListProps<Row> {
  /** What the list holds; read out with the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Word of the totals row; without it there is none. */
  readonly totalLabel?: string;
}
