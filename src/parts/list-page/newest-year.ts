interface ByYear<Data> {
  readonly rows: (data: Data) => readonly unknown[];
  readonly years?: (data: Data) => readonly number[];
}

/**
 * The year to show in place of one without rows: the newest that has any, so that in January, before the first bill of the
 * year, the list shows last year's and is not empty (`pages.md` P16, P17).
 *
 * @param data - the answer for this year; `undefined` while it is on its way
 * @returns `undefined` where this year has rows, or no year has
 */
export function newestYear<Data>(
  data: Data | undefined,
  { rows, years }: ByYear<Data>,
): number | undefined {
  if (data === undefined || !years || rows(data).length > 0) return undefined;
  const known = years(data);
  return known.length > 0 ? Math.max(...known) : undefined;
}
