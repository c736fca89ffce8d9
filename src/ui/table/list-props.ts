import type { ReactNode } from 'react';
import type { PluralForms } from '../../text/common/plural';
import type { Column } from './column';
import type { Filter } from './filter';

/** The selection of rows, with the sum of the selected ones. */
export interface Selection<Row> {
  /** The noun for the count of selected rows. */
  readonly forms: PluralForms;
  readonly amount: (row: Row) => number;
  /** The actions for the selected rows; called while some are selected. */
  readonly actions?: (rows: readonly Row[]) => ReactNode;
}

/** What a link that is a whole row gets. */
export interface RowLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The definition of a list. */
export interface ListProps<Row> {
  /** The accessible name of the list, and the title of a print. */
  readonly title: string;
  readonly rowKey: (row: Row) => string;
  /** The first column is the row header. */
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly Filter<Row>[];
  /** The default order: key of the column, with a minus in front for descending. */
  readonly sort: string;
  /** The start of the saved file's name; without it the list cannot be saved. */
  readonly file?: string;
  /** Set for a list that is too small for a search. */
  readonly withoutSearch?: boolean;
  /** The number of rows from which the list has its tools; 8 by default. */
  readonly toolsFrom?: number;
  /** What a search for something is called where it can be removed; the words are searched for by default. */
  readonly searchName?: (search: string, hits: readonly Row[]) => string | undefined;
  readonly selection?: Selection<Row> | undefined;
  readonly rowActions?: (row: Row) => ReactNode;
  /** The one action that stands beside a phone's row, without a tap on the row. */
  readonly cardAction?: (row: Row) => ReactNode;
  /** Which rows have actions in a table, which has no column for them without any; all by default. */
  readonly actsInTable?: (row: Row) => boolean;
  /** Set when content beside the list states the totals of all rows: then only a filtered list has a row of totals. */
  readonly totalsAbove?: true;
  /** The rows of the user in a list of others: they are marked, and first in any order. */
  readonly isPinned?: (row: Row) => boolean;
  /** A phone's row as a link, for rows that have a separate page; without it a tap opens the rest of the row. */
  readonly rowLink?: (row: Row, link: RowLinkProps) => ReactNode;
}
