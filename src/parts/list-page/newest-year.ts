interface ByYear<Data> {
  readonly rows: (data: Data) => readonly unknown[];
  readonly years?: (data: Data) => readonly number[];
}

/**
 * The year to show instead of a year without rows: the newest with rows. In January, before the first bill of the year,
 * the list shows the previous year (`pages.md` P16, P17).
 *
 * @param data - the answer for this year; `undefined` while it is loading
 * @returns `undefined` when this year has rows, or no year has rows
 */
export function newestYear<Data>(
  data: Data | undefined,
  { rows, years }: ByYear<Data>,
): number | undefined {
  if (data === undefined || !years || rows(data).length > 0) return undefined;
  const known = years(data);
  return known.length > 0 ? Math.max(...known) : undefined;
}
