/** The rules about the rows of a list: order, running balance, sums by group, and rows that two lists share. */
import type { Path, Rule, Term } from './rule-tree';
import {
  at,
  type Clock,
  chosenRows,
  compared,
  orderOf,
  plain,
  type Row,
  rowsOf,
  termValue,
} from './rule-values';

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;

/** Rows with `null`, a missing field or no date are left out. They compare only neighbours, so they hold on each page. */
export function inOrder({ rises, list, fields }: RuleOf<'order'>, object: Row): boolean {
  const found = rowsOf(object, list);
  if (!found) return true;
  const keysOf = (row: unknown) =>
    fields.length === 0 ? [plain(row)] : fields.map((field) => plain(at(row, field)));
  return pairsOf(found.rows).every(([row, below]) => {
    const [one, other] = [keysOf(row), keysOf(below)];
    for (const [index, value] of one.entries()) {
      const order = value === null ? undefined : orderOf(value, other[index]);
      if (order === undefined) return true;
      if (order !== 0) return order < 0 === rises;
    }
    return true;
  });
}

/** Each row's balance is that of the row below it plus the row's own amounts. */
export function runsOn({ path, amounts }: RuleOf<'running'>, object: Row): boolean {
  const found = rowsOf(object, path);
  if (!found) return true;
  return pairsOf(found.rows).every(([row, below]) => {
    const [now, before] = [plain(at(row, found.rest)), plain(at(below, found.rest))];
    const change = termValue(amounts, row, undefined);
    if (typeof now !== 'number' || typeof before !== 'number' || typeof change !== 'number')
      return true;
    return now === before + change;
  });
}

/** The amounts of each group are the sum of the rows with its keys. */
export function sumsByGroup(
  rule: RuleOf<'grouped'>,
  object: Row,
  clock: Clock | undefined,
): boolean {
  const groups = rowsOf(object, rule.group);
  const chosen = chosenRows(rule.rows, object, clock);
  if (!groups || !chosen) return true;
  const keyOf = (row: Row, side: 'one' | 'other') =>
    key(
      row,
      rule.by.map((pair) => pair[side]),
    );
  const sums = sumsOf(chosen.rows, (row) => keyOf(row, 'other'), chosen.rest);
  const told = sumsOf(groups.rows, (row) => keyOf(row, 'one'), groups.rest);
  return [...told].every(([name, sum]) => {
    const wanted = sums.get(name) ?? 0;
    return Number.isNaN(sum) || Number.isNaN(wanted) || sum === wanted;
  });
}

/** `NaN` where an amount is missing. */
function sumsOf(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  field: Path,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const value = plain(at(row, field));
    const amount = typeof value === 'number' ? value : Number.NaN;
    sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + amount);
  }
  return sums;
}

/** The rows of both lists with the same keys say the same; for `within`, each row of one list is in the other. */
export function joined(
  { kind, one, other, by, pairs, except }: RuleOf<'same' | 'within'>,
  object: Row,
  clock: Clock | undefined,
): boolean {
  const [first, second] = [chosenRows(one, object, clock), chosenRows(other, object, clock)];
  if (!first || !second) return true;
  const rows = new Map(
    second.rows.map((row) => [
      key(
        row,
        by.map((pair) => pair.other),
      ),
      row,
    ]),
  );
  return first.rows.every((row) => {
    const partner = rows.get(
      key(
        row,
        by.map((pair) => pair.one),
      ),
    );
    if (!partner) return kind === 'same';
    if (kind === 'within') return true;
    const shared = Object.keys(row)
      .filter((name) => name in partner && !except.some(([left]) => left === name))
      .map((name) => ({ one: [name], other: [name] }));
    return [...shared, ...pairs].every((pair) => alike(at(row, pair.one), at(partner, pair.other)));
  });
}

/** Of two rows that belong together, the fields of each pair are equal; a `null` equals everything. */
export function linked({ list, by, pairs }: RuleOf<'linked'>, object: Row): boolean {
  const found = rowsOf(object, list);
  if (!found) return true;
  const keyOf = (row: Row, term: Term) => termValue(term, row, undefined) ?? undefined;
  const partners = new Map(found.rows.map((row) => [keyOf(row, by.other), row]));
  return found.rows.every((row) => {
    const name = keyOf(row, by.one);
    const partner = name === undefined ? undefined : partners.get(name);
    return pairs.every(({ one, other }) => {
      return compared('=', plain(at(row, one)), plain(at(partner, other))) !== false;
    });
  });
}

/** Times with different offsets may be the same time. */
function alike(one: unknown, other: unknown): boolean {
  const isNested = [one, other].some((value) => typeof value === 'object' && value !== null);
  if (isNested) {
    return JSON.stringify(one) === JSON.stringify(other);
  }
  return compared('is', plain(one), plain(other)) !== false;
}

function key(row: Row, fields: readonly Path[]): string {
  return JSON.stringify(fields.map((field) => at(row, field)));
}

function pairsOf(rows: readonly Row[]): readonly (readonly [Row, Row])[] {
  return rows.slice(1).map((below, index) => [rows[index] ?? below, below]);
}
