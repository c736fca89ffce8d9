import type { TreeItem } from '../../ui/prime/tree';
import type { Filter } from '../../ui/table/filter';

const SEPARATOR = '/';

/** What the tree narrows the list to: a year, or one kind of a year. */
export interface YearAndKind {
  readonly year: string | undefined;
  readonly kind: string | undefined;
}

/** The key of a tree's item. */
export const keyOfChoice = ({ year, kind }: YearAndKind): string | undefined =>
  year !== undefined && kind !== undefined ? `${year}${SEPARATOR}${kind}` : year;

/** The choice that the key of an item stands for; an item without a key is no choice. */
export function choiceOfKey(key: string | undefined): YearAndKind {
  const [year, kind] = key?.split(SEPARATOR) ?? [];
  return { year, kind };
}

/** Rows as a tree of two filters, year and kind, each item with the number of its rows. */
export function yearsAndKinds<Row>(
  rows: readonly Row[],
  { year, kind }: { readonly year: Filter<Row>; readonly kind: Filter<Row> },
): TreeItem[] {
  const text = (label: string, count: number) => `${label} (${count})`;
  return year.options(rows).map((ofYear) => {
    const there = rows.filter((row) => year.keeps(row, ofYear.value));
    return {
      key: ofYear.value,
      label: text(ofYear.label, there.length),
      children: kind.options(there).map(({ value, label }) => ({
        key: `${ofYear.value}${SEPARATOR}${value}`,
        label: text(label, there.filter((row) => kind.keeps(row, value)).length),
      })),
    };
  });
}
