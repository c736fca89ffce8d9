/** The order of a list: the key of the column and the direction. */
export interface ListSort {
  readonly key: string;
  readonly falling: boolean;
}

/** A sort as text: the column's key, with a minus in front when it is descending. */
export function writeSort({ key, falling }: ListSort): string {
  return falling ? `-${key}` : key;
}

/** Parses a sort; `undefined` when no column has the key. */
export function readSort(
  text: string | null,
  columns: readonly { readonly key: string }[],
): ListSort | undefined {
  const falling = text?.startsWith('-') ?? false;
  const key = falling ? text?.slice(1) : text;
  const column = columns.find((each) => each.key === key);
  return column && { key: column.key, falling };
}
