import type { Choices } from './arrange';
import type { Column } from './column';
import type { OfferedFilter } from './filter';

/** How many rows a page may have (`pages.md` 2.3); the first is the default. */
export const pageSizes = [10, 25, 50] as const;

/** How a list stands: what an address says of it, without what it cannot know. */
export interface ListState {
  readonly choices: Choices;
  readonly sort: { readonly key: string; readonly falling: boolean };
  readonly page: number;
  readonly size: number;
}

/** Names of the parameters; those of filters are their own. */
export const params = {
  unit: 'enota',
  year: 'leto',
  sort: 'razvrsti',
  page: 'stran',
  size: 'na-stran',
} as const;

/** A sort as the address says it: the column's key, with a minus in front where it falls. */
export function writeSort({ key, falling }: ListState['sort']): string {
  return falling ? `-${key}` : key;
}

/** A sort out of what the address says; `undefined` when no column is meant. */
export function readSort(text: string | null, columns: readonly { readonly key: string }[]) {
  const falling = text?.startsWith('-') ?? false;
  const key = falling ? text?.slice(1) : text;
  const column = columns.find((each) => each.key === key);
  return column && { key: column.key, falling };
}

/** What a list is read by. */
export interface ListSettings<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly OfferedFilter<Row>[];
  /** The order without a choice, as the address would say it. */
  readonly sort: string;
}

/**
 * Reads how a list stands from its address. What the list does not know (a column, a choice, a page that is no number)
 * is as if it did not stand there.
 */
export function readState<Row>(
  address: URLSearchParams,
  { columns, filters, sort }: ListSettings<Row>,
): ListState {
  const choices = filters.flatMap(({ param, options }) => {
    const value = address.get(param);
    const known = value !== null && options.some((option) => option.value === value);
    return known ? [[param, value] as const] : [];
  });
  const page = address.get(params.page) ?? '';
  const size = Number(address.get(params.size));
  return {
    choices: Object.fromEntries(choices),
    sort: readSort(address.get(params.sort), columns) ??
      readSort(sort, columns) ?? { key: sort, falling: false },
    page: /^\d{1,6}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
  };
}

/**
 * The address after some parameters have changed.
 *
 * @param changes - `undefined` takes a parameter away, as for a default
 */
export function changed(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
