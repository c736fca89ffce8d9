import type { FilterChoices } from '../../ui/table/arrange';
import type { Column } from '../../ui/table/column';
import type { OfferedFilter } from '../../ui/table/filter';
import { type ListSort, readSort } from '../../ui/table/list-sort';

/** The numbers of rows that a page may have (`pages.md` 2.3); the first is the default. */
export const pageSizes = [10, 25, 50] as const;

/** From so many rows on, a list has filters. */
export const FILTERED_FROM = 8;

/** The state of a list that its address contains. */
export interface ListState {
  readonly choices: FilterChoices;
  readonly sort: ListSort;
  readonly page: number;
  readonly size: number;
}

/** Names of the parameters; each filter has its own. */
export const listParams = {
  unit: 'enota',
  year: 'leto',
  sort: 'razvrsti',
  page: 'stran',
  size: 'na-stran',
} as const;

/** What the parser of a list's address needs to know about the list. */
interface ListSettings<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly OfferedFilter<Row>[];
  /** The default order, in the format of the address. */
  readonly sort: string;
}

/**
 * Reads the state of a list from its address. Unknown values (a column, a choice, a page that is not a number) are
 * ignored.
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
  const page = address.get(listParams.page) ?? '';
  const size = Number(address.get(listParams.size));
  return {
    choices: Object.fromEntries(choices),
    sort: readSort(address.get(listParams.sort), columns) ??
      readSort(sort, columns) ?? { key: sort, falling: false },
    page: /^\d{1,6}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
  };
}

/**
 * The address with some parameters changed.
 *
 * @param changes - `undefined` removes a parameter, as for a default value
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
