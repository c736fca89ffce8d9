/**
 * The rules of a schema's `x-rules`: equations and inequalities between the fields of an object, such as
 * `odprto = znesek - placano` or `skupaj = sum(postavke.znesek)`. On each side stand terms with + or −: a field, the sum
 * of a field over a list, `sum(list.field)`, or the number of its rows, `count(list)` or `count(list.field is false)`.
 * Rules about the rows of a list are in row-rules.ts.
 */
import { rowsObey } from './row-rules';
import { NO_DATE, type Row, sideValue } from './rule-terms';

const RULE = /^(.+?) (=|<=) (.+)$/;

/**
 * Whether an object obeys a rule. A rule that meets `null` or a missing field is obeyed: the schema says where they may
 * be. Dates and times in ISO form are compared as text; one that stands for no date counts as missing.
 * @throws when the text is no rule
 */
export function obeys(rule: string, object: Row): boolean {
  const aboutRows = rowsObey(rule, object);
  if (aboutRows !== undefined) return aboutRows;
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
