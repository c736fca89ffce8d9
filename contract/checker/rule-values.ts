/** The values of the terms of a rule. */
import { called } from './rule-calls';
import type { Comparison, Path, Relation, Rows, Term } from './rule-tree';
import { PARTS, type Value } from './rule-value';

/** An object of an answer. */
export type Row = Readonly<Record<string, unknown>>;

/** The server's time, as it tells it. */
export interface Clock {
  /** The day, `YYYY-MM-DD`, in Slovenian time. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `~` is for results that are rounded, on one side or line by line. */
const CENT = PARTS / 100;
/** Values that stand for no date in the answers of real servers. */
const NO_DATE = /^(0001-01-01|1899-12-30)/;
const TIME = /^\d{4}-\d\d-\d\dT/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The value of a term in an object. */
export function termValue(term: Term, object: Row, clock: Clock | undefined): Value {
  switch (term.kind) {
    case 'literal':
      return typeof term.value === 'number' ? term.value * PARTS : term.value;
    case 'clock':
      if (!clock) return undefined;
      return term.name === 'today' ? clock.today : new Date(clock.now).toISOString();
    case 'field':
      return plain(at(object, term.path));
    case 'fold':
      return folded(term, object, clock);
    case 'call':
      return called(
        term.name,
        term.terms.map((each) => termValue(each, object, clock)),
      );
    case 'sum':
      return calculated(
        term.operator,
        termValue(term.left, object, clock),
        termValue(term.right, object, clock),
      );
  }
}

/** What nested fields hold; `undefined` where one is missing, `null` below a field that is `null`. */
export function at(object: unknown, path: Path): unknown {
  let value = object;
  for (const name of path) {
    if (value === null || value === undefined) return value;
    value = Object(value)[name];
  }
  return value;
}

/** The list on a path, and the path inside its rows; one object stands for a list of one row. */
export function rowsOf(
  object: unknown,
  path: Path,
): { rows: readonly Row[]; rest: Path } | undefined {
  let value = object;
  for (const [index, name] of path.entries()) {
    if (Array.isArray(value)) return { rows: value, rest: path.slice(index) };
    value = Object(value)[name];
  }
  if (Array.isArray(value)) return { rows: value, rest: [] };
  return typeof value === 'object' && value !== null
    ? { rows: [value as Row], rest: [] }
    : undefined;
}

/** The rows that meet all conditions; `undefined` when that is not known. */
export function chosenRows(
  { path, where }: Rows,
  object: unknown,
  clock: Clock | undefined,
): { rows: readonly Row[]; rest: Path } | undefined {
  const found = rowsOf(object, path);
  if (!found || where.length === 0) return found;
  const kept: Row[] = [];
  for (const row of found.rows) {
    const meets = meetsAll(where, row, clock);
    if (meets === undefined) return undefined;
    if (meets) kept.push(row);
  }
  return { rows: kept, rest: found.rest };
}

/** Whether an object meets all conditions; one about a `null` is not met; `undefined` when that is not known. */
export function meetsAll(
  conditions: readonly Comparison[],
  object: Row,
  clock: Clock | undefined,
): boolean | undefined {
  for (const { left, relation, right } of conditions) {
    const holds = compared(
      relation,
      termValue(left, object, clock),
      termValue(right, object, clock),
    );
    if (!holds) return holds === undefined ? undefined : false;
  }
  return true;
}

/**
 * Whether a relation holds; `is` and `!=` compare with `null` too, for the other relations it gives `null`.
 * @returns `undefined` when a value is not known or the two are not of one kind
 */
export function compared(relation: Relation, one: Value, other: Value): boolean | null | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (one === null || other === null) {
    if (relation === 'is') return one === other;
    return relation === '!=' ? one !== other : null;
  }
  const order = orderOf(one, other);
  if (order === undefined) return undefined;
  switch (relation) {
    case '=':
    case 'is':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '~':
      return Math.abs(order) <= CENT;
  }
}

/** Below 0, 0 or above 0: the difference of two numbers or times, the order of two texts; `undefined` for two kinds. */
export function orderOf(one: Value, other: Value): number | undefined {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  if (typeof one !== 'string' || typeof other !== 'string') return undefined;
  const isTime = TIME.test(one);
  if (isTime !== TIME.test(other) && (DATE.test(one) || DATE.test(other))) return undefined;
  // Times of day may have different offsets, such as before and after the change to winter time.
  if (isTime) return Date.parse(one) - Date.parse(other);
  return one < other ? -1 : Number(one > other);
}

/** The value that a rule compares, of what a field holds. */
export function plain(value: unknown): Value {
  if (typeof value === 'number') return Math.round(value * PARTS);
  if (typeof value === 'string') return NO_DATE.test(value) ? null : value;
  if (typeof value === 'boolean' || value === null) return value;
  // An object or a list is not null, and nothing else is compared.
  return value === undefined ? undefined : '';
}

function folded(
  { fold, rows }: Extract<Term, { kind: 'fold' }>,
  object: Row,
  clock: Clock | undefined,
): Value {
  const chosen = chosenRows(rows, object, clock);
  if (!chosen) return undefined;
  if (fold === 'count') return chosen.rows.length * PARTS;
  const values = chosen.rows.map((row) => plain(at(row, chosen.rest)));
  if (fold === 'first') return values.length > 0 ? values[0] : null;
  if (fold === 'last') return values.length > 0 ? values.at(-1) : null;
  if (fold === 'sum') {
    return values.reduce<Value>((sum, value) => calculated('+', sum, value), 0);
  }
  return values.reduce<Value>((best, value) => {
    if (best === undefined || value === undefined) return undefined;
    if (best === null || value === null) return best ?? value;
    const order = orderOf(value, best);
    if (order === undefined) return undefined;
    return (fold === 'min' ? order < 0 : order > 0) ? value : best;
  }, null);
}

function calculated(operator: '+' | '-' | '*' | '/', one: Value, other: Value): Value {
  if (one === null || other === null)
    return one === undefined || other === undefined ? undefined : null;
  if (typeof one !== 'number' || typeof other !== 'number') return undefined;
  if (operator === '+') return one + other;
  if (operator === '-') return one - other;
  if (operator === '*') return (one * other) / PARTS;
  return other === 0 ? undefined : (one / other) * PARTS;
}
