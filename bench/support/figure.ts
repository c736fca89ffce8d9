/** One measured figure with its limit (`threats.md` section 4). */
export interface Figure {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The limit, and the lower limit where there is one. */
  readonly most: number;
  readonly least?: number;
}

/** Whether a figure is within its limits. */
export function holds({ value, most, least = Number.NEGATIVE_INFINITY }: Figure): boolean {
  return value <= most && value >= least;
}

/** The median of several measurements. @throws when there are none */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('A median needs at least one value.');
  return middle;
}

/** The figures as a table, one per line. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { id, what, value, unit, most, least } = figure;
    const mark = least === undefined ? `≤ ${most}` : `${least} … ${most}`;
    const held = most === Number.POSITIVE_INFINITY ? 'no mark' : mark;
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
    return [holds(figure) ? 'ok  ' : 'MISS', id, what, `${shown} ${unit}`.trim(), held];
  });
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

const reported: Figure[] = [];

/** Prints the figures, and keeps them for `takeReported`. @returns 0 errors: a slow figure is not an error */
export function report(figures: readonly Figure[]): number {
  console.log(tableOf(figures));
  reported.push(...figures);
  return 0;
}

/** The figures reported since the last call of this function. */
export function takeReported(): readonly Figure[] {
  return reported.splice(0);
}
