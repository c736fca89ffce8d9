/**
 * The rules of a schema's `x-rules` and of `x-agreements`: `openapi/portal.yaml` has their grammar. One text serves the
 * strict checker and the kit.
 */
import { parseRule } from './parse-rule';
import { inOrder, joined, linked, runsOn, sumsByGroup } from './row-rules';
import type { Rule } from './rule-tree';
import { type Clock, compared, meetsAll, type Row, rowsOf, termValue } from './rule-values';

/**
 * Whether an object obeys a rule. A rule that meets `null`, a missing field or, without a clock, `today` or `now` is
 * obeyed: the schema says where they may be.
 * @throws when the text is no rule
 */
export function obeys(rule: string, object: Row, clock?: Clock): boolean {
  const parsed = parseRule(rule);
  switch (parsed.kind) {
    case 'order':
      return inOrder(parsed, object);
    case 'running':
      return runsOn(parsed, object);
    case 'grouped':
      return sumsByGroup(parsed, object, clock);
    case 'same':
    case 'within':
      return meetsAll(parsed.when, object, clock) !== true || joined(parsed, object, clock);
    case 'linked':
      return linked(parsed, object);
    case 'compare':
      return holds(parsed, object, clock);
    case 'each': {
      const rows = rowsOf(object, [parsed.list])?.rows ?? [];
      return rows.every((row) => holds(parsed, { ...object, [parsed.list]: row }, clock));
    }
  }
}

function holds(
  { comparison, when }: Extract<Rule, { kind: 'compare' | 'each' }>,
  object: Row,
  clock: Clock | undefined,
): boolean {
  if (!meetsAll(when, object, clock)) return true;
  const { left, relation, right } = comparison;
  const [one, other] = [termValue(left, object, clock), termValue(right, object, clock)];
  return compared(relation, one, other) !== false;
}
