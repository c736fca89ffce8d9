import type { ReactNode } from 'react';
import type { PluralForms } from '../../text/common/plural';
import type { Tone } from '../page/status-badge';

/** The fields of a row whose values have this type. */
type FieldOf<Row, Value> = keyof Row &
  string &
  { [Key in keyof Row]: Row[Key] extends Value ? Key : never }[keyof Row];

interface CommonColumn<Row> {
  readonly label: string;
  /** Replaces the content that follows from the kind; `null` for an empty cell. */
  readonly cell?: (row: Row) => ReactNode;
  /** A sentence below the value, for rows that need one. */
  readonly note?: (row: Row) => string | null;
  /** What stands below a value without a note, and beside it in a phone's row, such as a second state. */
  readonly more?: (row: Row) => ReactNode;
  /**
   * Its place in a phone's row: the first line (`title` and `amount`), the second (`sub` and `under` the amount), or a
   * line of its details; `none` when the row shows the value elsewhere. By default the status and the first date are
   * `sub`, all others lines.
   */
  readonly card?: 'title' | 'amount' | 'sub' | 'under' | 'line' | 'none';
  /** `none` when a table has no column for it: no room, or another cell shows it. */
  readonly table?: 'none';
  /** Replaces the content in a phone's row; `undefined` for a row that keeps it. */
  readonly cardCell?: (row: Row) => ReactNode;
  /** Names the content of a phone's row for screen readers, in place of `label`. */
  readonly cardLabel?: (row: Row) => string;
  /** Shown only for all units, only when a row has a value other than zero, or only in a saved file. */
  readonly only?: 'all-units' | 'if-any' | 'file';
  /** Hidden while one of these filters (by parameter) is set, because it would be wrong; the note explains that. */
  readonly hidden?: { readonly by: readonly string[]; readonly note: string };
  /** In the totals row: the sum of the filtered rows, or the server's total, which is shown only without filters. */
  readonly total?: 'sum' | number;
}

interface TextColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'text';
  readonly key: FieldOf<Row, string | null>;
  /** The field to sort by when it is another one, such as the surname for names. */
  readonly sortBy?: FieldOf<Row, string | null>;
  /** Set for codes of letters and digits, which must not wrap. */
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
  /** Decimals of a number that is not money; two by default. */
  readonly decimals?: number;
  /** The unit after a number, such as `m²`. */
  readonly unit?: string;
}

/** A count, with its noun when there are plural forms; then the cell for 0 is empty. */
interface CountColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'count';
  readonly key: FieldOf<Row, number | null>;
  readonly forms?: PluralForms;
}

/** A value of an enumeration, shown by its label; a status also has a colour and an icon. */
interface ChoiceColumn<Row> extends CommonColumn<Row> {
  readonly kind: 'choice' | 'status';
  readonly key: FieldOf<Row, string | null>;
  readonly words: Readonly<Record<string, string>>;
  readonly tones?: Readonly<Record<string, Tone>>;
  /** The label of an unknown value; `Drugo` by default. */
  readonly other?: string;
}

/**
 * One column of a list, as data. Its kind determines the cell, the alignment, the order, the search text and the CSV
 * value.
 */
export type Column<Row> =
  | TextColumn<Row>
  | DateColumn<Row>
  | NumberColumn<Row>
  | CountColumn<Row>
  | ChoiceColumn<Row>;

/** The server's value of a row in a column. */
export function rawOf<Row>(row: Row, { key }: Column<Row>): unknown {
  return row[key];
}

/** The value that a row is sorted by in a column. */
export function sortedRawOf<Row>(row: Row, column: Column<Row>): unknown {
  return row[(column.kind === 'text' ? column.sortBy : undefined) ?? column.key];
}

/** Amounts and numbers are right-aligned, counts unless a noun follows them. */
export function alignOf<Row>(column: Column<Row>): 'end' | undefined {
  const isCount = column.kind === 'count' && !column.forms;
  return isCount || column.kind === 'money' || column.kind === 'number' ? 'end' : undefined;
}

/** The columns that are shown for these rows, on the screen or in a saved file. */
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

/** The columns that are not hidden by a chosen filter. */
export function unhidden<Row>(
  columns: readonly Column<Row>[],
  choices: Readonly<Record<string, string>>,
): Column<Row>[] {
  return columns.filter(({ hidden }) => !hidden?.by.some((param) => param in choices));
}

/** The columns with their places in a phone's row. */
export function cardPlaces<Row>(columns: readonly Column<Row>[]) {
  const isDate = ({ kind, card }: Column<Row>) => kind === 'date' && card === undefined;
  const firstDate = columns.find(isDate);
  return columns.map((column) => {
    const isSub = column === firstDate || column.kind === 'status';
    return { column, place: column.card ?? (isSub ? 'sub' : 'line') } as const;
  });
}
