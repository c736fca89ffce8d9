/**
 * The rules of a schema's `x-rules`: equations and inequalities between the fields of an object, such as
 * `odprto = znesek - placano` or `skupaj = sum(postavke.znesek)`. On each side stand terms with + or −: a field, the sum
 * of a field over a list, `sum(list.field)`, or the number of its rows, `count(list)` or `count(list.field is false)`.
 */

type Row = Readonly<Record<string, unknown>>;

/** Amounts have two decimals; other numbers up to three. */
const PARTS = 1_000;
/** Values that stand for no date in the answers of real servers. */
const NO_DATE = /^(0001-01-01|1899-12-30)/;
const RULE = /^(.+?) (=|<=) (.+)$/;
const TERM = /\s*([+-])?\s*(?:(sum|count)\((\w+)(?:\.(\w+))?(?: is (true|false))?\)|(\w+))\s*/gy;

/**
 * Whether an object obeys a rule. A rule that meets `null` or a missing field is obeyed: the schema says where they may
 * be. Dates and times in ISO form are compared as text; one that stands for no date counts as missing.
 * @throws when the text is no rule
 */
export function obeys(rule: string, object: Row): boolean {
  const [, left = '', relation, right = ''] = RULE.exec(rule) ?? [];
  if (relation === undefined) throw new Error(`"${rule}" is not a rule.`);
  const [first, second] = [object[left], object[right]];
  if (typeof first === 'string' && typeof second === 'string') {
    if (NO_DATE.test(first) || NO_DATE.test(second)) return true;
    return relation === '=' ? first === second : first <= second;
  }
  const one = sideValue(left, object);
  const other = sideValue(right, object);
  if (one === undefined || other === undefined) return true;
  return relation === '=' ? one === other : one <= other;
}

/** The value of one side in thousandths, so that sums are exact; `undefined` where a number is missing. */
function sideValue(side: string, object: Row): number | undefined {
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
