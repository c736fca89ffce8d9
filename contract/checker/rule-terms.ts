/** The terms of a rule of `x-rules`: fields, sums over a list and numbers of rows. */

/** An object of an answer. */
export type Row = Readonly<Record<string, unknown>>;

/** Amounts have two decimals; other numbers up to three. */
const PARTS = 1_000;
/** Values that stand for no date in the answers of real servers. */
export const NO_DATE = /^(0001-01-01|1899-12-30)/;
const TERM = /\s*([+-])?\s*(?:(sum|count)\((\w+)(?:\.(\w+))?(?: is (true|false))?\)|(\w+))\s*/gy;

/**
 * The value of one side in thousandths, so that sums are exact; `undefined` where a number is missing.
 * @throws when the text is no sum of terms
 */
export function sideValue(side: string, object: Row): number | undefined {
  let sum: number | undefined = 0;
  let read = 0;
  for (const match of side.matchAll(TERM)) {
    read = match.index + match[0].length;
    const value = termValue(match, object);
    if (value === undefined || sum === undefined) sum = undefined;
    else sum += match[1] === '-' ? -value : value;
  }
  if (read !== side.length) throw new Error(`"${side}" is not a sum of fields.`);
  return sum;
}

function termValue(
  [, , what, list = '', field = '', state, plain = '']: RegExpExecArray,
  object: Row,
): number | undefined {
  if (what === undefined) return parts(object[plain]);
  const rows = object[list];
  if (!Array.isArray(rows)) return undefined;
  if (what === 'count') {
    const counted = state === undefined ? rows : rows.filter((row) => String(row[field]) === state);
    return counted.length * PARTS;
  }
  return rows.reduce<number | undefined>((sum, row) => {
    const value = parts(row[field]);
    return sum === undefined || value === undefined ? undefined : sum + value;
  }, 0);
}

function parts(value: unknown): number | undefined {
  return typeof value === 'number' ? Math.round(value * PARTS) : undefined;
}
