import type { Comparison, Pair, Path, Rows, Rule, Term } from './rule-tree';

/** A field that a rule names, from the object of the rule; lists on the way stand for their rows. */
export interface Field {
  readonly path: Path;
  /** The texts with which the rule compares the field. */
  readonly values: readonly string[];
}

/** All fields that a rule names. */
export function fieldsOf(rule: Rule): readonly Field[] {
  switch (rule.kind) {
    case 'order':
      return rule.fields.length === 0
        ? [field(rule.list)]
        : rule.fields.map((name) => field([...rule.list, ...name]));
    case 'running':
      return [field(rule.path), ...ofTerm(rule.amounts).map(below(rule.path.slice(0, -1)))];
    case 'grouped': {
      const [group] = rule.group;
      const [list] = rule.rows.path;
      const keys = (name: string | undefined, side: 'one' | 'other') =>
        rule.by.map((pair) => field([name ?? '', ...pair[side]]));
      return [
        field(rule.group),
        ...ofRows(rule.rows),
        ...keys(group, 'one'),
        ...keys(list, 'other'),
      ];
    }
    case 'same':
    case 'within':
      return [
        ...ofRows(rule.one, false),
        ...ofRows(rule.other, false),
        ...[...rule.by, ...rule.pairs].flatMap(({ one, other }: Pair) => [
          field([...rule.one.path, ...one]),
          field([...rule.other.path, ...other]),
        ]),
        ...rule.except.map((name) => field([...rule.one.path, ...name])),
        ...rule.when.flatMap(ofComparison),
      ];
    case 'linked':
      return [
        ...[rule.by.one, rule.by.other].flatMap(ofTerm),
        ...rule.pairs.flatMap(({ one, other }) => [field(one), field(other)]),
      ].map(below(rule.list));
    case 'compare':
    case 'each':
      return [rule.comparison, ...rule.when].flatMap(ofComparison);
  }
}

function ofComparison({ left, right }: Comparison): readonly Field[] {
  const values = [left, right].flatMap((term) =>
    term.kind === 'literal' && typeof term.value === 'string' ? [term.value] : [],
  );
  return [...ofTerm(left), ...ofTerm(right)].map((each) => ({
    ...each,
    values: [...each.values, ...values],
  }));
}

function ofTerm(term: Term): readonly Field[] {
  switch (term.kind) {
    case 'field':
      return [field(term.path)];
    case 'fold':
      return ofRows(term.rows, term.fold !== 'count');
    case 'call':
      return term.terms.flatMap(ofTerm);
    case 'sum':
      return [...ofTerm(term.left), ...ofTerm(term.right)];
    default:
      return [];
  }
}

/** @param hasField whether the path ends with a field of the rows, not with the list itself */
function ofRows({ path, where }: Rows, hasField = true): readonly Field[] {
  const [list = ''] = path;
  const rows = hasField ? [list] : path;
  return [field(path), ...where.flatMap(ofComparison).map(below(rows))];
}

function field(path: Path): Field {
  return { path, values: [] };
}

const below = (list: Path) => (each: Field) => ({ ...each, path: [...list, ...each.path] });
