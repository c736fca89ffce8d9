import type { ReactNode } from 'react';
import type { PluralForms } from '../../text/common/plural';
import type { Column } from './column';
import type { Filter } from './filter';

/** Rows that can be ticked, with the sum of what is ticked. */
export interface Selection<Row> {
  /** What is counted. */
  readonly forms: PluralForms;
  readonly amount: (row: Row) => number;
  /** What ticking is for; stands until something is ticked. */
  readonly hint: string;
  /** What can be done with what is ticked; asked for while something is. */
  readonly actions?: (rows: readonly Row[]) => ReactNode;
}

/** A list as a screen describes it. */
export interface ListProps<Row> {
  /** What the list holds; read out with the table, and the title of a print. */
  readonly title: string;
  readonly rowKey: (row: Row) => string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly Filter<Row>[];
  /** Key of the column that orders the list unless another is chosen; a minus in front makes it fall. */
  readonly sort: string;
  /** Begins the name of a saved file; without it the list is not saved as one. */
  readonly file?: string;
  /** Set where there is too little to be searched. */
  readonly withoutSearch?: boolean;
  readonly selection?: Selection<Row> | undefined;
  readonly rowActions?: (row: Row) => ReactNode;
  /** What can be done with the list besides saving and printing it. */
  readonly actions?: ReactNode;
}
