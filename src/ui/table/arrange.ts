import { compareTexts } from '../../domain/search/compare-texts';
import { plain } from '../../domain/search/plain-text';
import { type Column, sortedRawOf } from './column';
import type { OfferedFilter } from './filter';
import { isSearched, orderOf, textOf } from './values';

/** The chosen value of each filter, by its parameter; a filter without a value keeps all rows. */
export type FilterChoices = Readonly<Record<string, string>>;

/** The rows that match all chosen filters. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly OfferedFilter<Row>[],
  choices: FilterChoices,
): readonly Row[] {
  return filters.reduce((left, { param, keeps }) => {
    const value = choices[param];
    return value === undefined ? left : left.filter((row) => keeps(row, value));
  }, rows);
}

/** The normalised text of each row for a search, including the notes of its cells. */
export function searchTexts<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Map<Row, string> {
  const inCell = (row: Row, column: Column<Row>) => [
    isSearched(column) ? textOf(row, column) : null,
    column.note?.(row) ?? null,
  ];
  const textsOf = (row: Row) => columns.flatMap((column) => inCell(row, column));
  const shown = (text: string | null) => text !== null;
  return new Map(rows.map((row) => [row, plain(textsOf(row).filter(shown).join('\n'))]));
}

/** ISO dates and periods sort as plain strings. */
const isDated = <Row>({ kind }: Column<Row>) => kind === 'date' || kind === 'period';

/**
 * The rank of each row in the order of a column; `NaN` without a value. Many rows share a value, so each value is read
 * once; and comparing ranks is much faster than comparing texts.
 */
function placesOf<Row>(rows: readonly Row[], column: Column<Row>): number[] {
  const orders = new Map<unknown, string | number | null>();
  for (const row of rows) {
    const raw = sortedRawOf(row, column);
    if (!orders.has(raw)) orders.set(raw, orderOf(row, column));
  }
  const words = [...new Set(orders.values())].filter((order) => typeof order === 'string');
  words.sort(isDated(column) ? undefined : compareTexts);
  const placeOf = new Map<unknown, number>(words.map((word, place) => [word, place]));
  const places = new Map<unknown, number>();
  for (const [raw, order] of orders) {
    places.set(raw, typeof order === 'number' ? order : (placeOf.get(order) ?? Number.NaN));
  }
  return rows.map((row) => places.get(sortedRawOf(row, column)) ?? Number.NaN);
}

/** Whether the rows are in this order already: most lists come so from the server, and a long one is sorted at each of its parts. */
function isRising(places: readonly number[]): boolean {
  return places.every((place, at) => {
    const before = places[at - 1];
    return before === undefined || Number.isNaN(place) || before <= place;
  });
}

/** The rows in the order of a column (flat 9 before flat 10), stable; rows without a value are last in both directions. */
export function sortRows<Row>(rows: readonly Row[], column: Column<Row>, falling: boolean): Row[] {
  const places = placesOf(rows, column);
  if (!falling && isRising(places)) return [...rows];
  const sign = falling ? -1 : 1;
  return rows
    .map((row, index) => ({ row, place: places[index] ?? Number.NaN }))
    .sort((one, other) => {
      if (Number.isNaN(one.place) || Number.isNaN(other.place)) {
        return Number(Number.isNaN(one.place)) - Number(Number.isNaN(other.place));
      }
      return sign * (one.place - other.place);
    })
    .map(({ row }) => row);
}

/** The pinned rows before all others, each in the given order. */
export function pinnedFirst<Row>(
  rows: readonly Row[],
  isPinned: (row: Row) => boolean,
): readonly Row[] {
  return [...rows].sort((one, other) => Number(isPinned(other)) - Number(isPinned(one)));
}

/** One page of a list: its number, from 1 to the last page, and its rows. */
export interface ListPart<Row> {
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly Row[];
  /** Number of its first row in the whole list, counted from 1; 0 in an empty list. */
  readonly first: number;
}

export function partOf<Row>(rows: readonly Row[], wanted: number, size: number): ListPart<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * size;
  return {
    page,
    pages,
    rows: rows.slice(start, start + size),
    first: rows.length === 0 ? 0 : start + 1,
  };
}
