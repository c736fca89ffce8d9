import type { ReactNode } from 'react';
import type { PluralForms } from '../../text/common/plural';
import type { Tone } from '../page/status-badge';

/** The fields of a row that hold such a value. */
type FieldOf<Row, Value> = keyof Row &
  string &
  { [Key in keyof Row]: Row[Key] extends Value ? Key : never }[keyof Row];

interface CommonColumn<Row> {
  readonly label: string;
  /** Shown in place of what the kind shows; `null` where the row has nothing to show. */
  readonly cell?: (row: Row) => ReactNode;
  /** A sentence under what is shown, where a row needs one. */
  readonly note?: (row: Row) => string | null;
  /** Where it stands on a phone's card; `none` where the card says it already. Default: a line with its label. */
  readonly card?: 'title' | 'amount' | 'line' | 'none';
  /** Stands only while all units are shown, only while a row has a value other than zero, or only in a saved file. */
  readonly only?: 'all-units' | 'if-any' | 'file';
  /** Does not stand while one of these filters (by parameter) is chosen, for it would be wrong; the note says so. */
  readonly hidden?: { readonly by: readonly string[]; readonly note: string };
  /** In the totals row: the sum of the filtered rows, or a total of the server, which stands while nothing is filtered. */
  readonly total?: 'sum' | number;
}

interface TextColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'text';
  readonly key: FieldOf<Row, string | null>;
  /** The field that the rows are sorted by where it is another one, as surnames are for names. */
  readonly sortBy?: FieldOf<Row, string | null>;
  /** Set for a number of letters and digits, which is not to be broken. */
  readonly whole?: true;
}

/** A date `2026-11-30`, or a billing period `2026-10`. */
interface DateColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'date' | 'period';
  readonly key: FieldOf<Row, string | null>;
}

interface NumberColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'money' | 'number';
  readonly key: FieldOf<Row, number | null>;
  /** Of a number that is no money; two unless told. */
  readonly decimals?: number;
  /** What stands behind a number, such as `m²`. */
  readonly unit?: string;
}

/** A whole number of things, with their name where there are forms; without any the cell is empty. */
interface CountColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'count';
  readonly key: FieldOf<Row, number | null>;
  readonly forms?: PluralForms;
}

/** A value of an enumeration, shown by its words; a status has a colour and a shape too. */
interface ChoiceColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'choice' | 'status';
  readonly key: FieldOf<Row, string | null>;
  readonly words: Readonly<Record<string, string>>;
  readonly tones?: Readonly<Record<string, Tone>>;
  /** What a value is called that has no words here; `Drugo` unless told. */
  readonly other?: string;
}

/**
 * One column of a list, as data. From its kind come the cell, the alignment, the order, what a search finds and what
 * stands in a CSV.
 */
export type Column<Row> =
  | TextColumn<Row>
  | DateColumn<Row>
  | NumberColumn<Row>
  | CountColumn<Row>
  | ChoiceColumn<Row>;

/** What the server gave for a row in a column. */
export function rawOf<Row>(row: Row, { key }: Column<Row>): unknown {
  return row[key];
}

/** What a row is sorted by in a column. */
export function sortedRawOf<Row>(row: Row, column: Column<Row>): unknown {
  return row[(column.kind === 'text' ? column.sortBy : undefined) ?? column.key];
}

/** Amounts and numbers stand at the right. */
export function alignOf<Row>({ kind }: Column<Row>): 'end' | undefined {
  return kind === 'money' || kind === 'number' ? 'end' : undefined;
}

/** The columns that stand for these rows, in a saved file or on the screen. */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  allUnits: boolean,
  inFile = false,
): Column<Row>[] {
  return columns.filter((column) => {
    if (column.only === 'all-units') return allUnits;
    if (column.only === 'file') return inFile;
    return column.only === undefined || rows.some((row) => Boolean(rawOf(row, column)));
  });
}

/** The columns that no chosen filter hides. */
export function unhidden<Row>(
  columns: readonly Column<Row>[],
  choices: Readonly<Record<string, string>>,
): Column<Row>[] {
  return columns.filter(({ hidden }) => !hidden?.by.some((param) => param in choices));
}
