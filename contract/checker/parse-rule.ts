/** Reads the text of a rule; `openapi/portal.yaml` has the grammar under "Rules". */
import { parseComparison, parsePath, parseRows, parseTerm } from './parse-terms';
import type { Comparison, Pair, Path, Rule } from './rule-tree';
import { type Words, wordsOf } from './rule-words';

const parsed = new Map<string, Rule>();

/** The parts of a rule. @throws when the text is no rule */
export function parseRule(text: string): Rule {
  const known = parsed.get(text);
  if (known) return known;
  const words = wordsOf(text);
  const rule = readRule(words);
  if (words.peek() !== '') throw words.fault();
  parsed.set(text, rule);
  return rule;
}

function readRule(words: Words): Rule {
  const first = words.peek();
  if (first === 'ascending' || first === 'descending') return readOrder(words);
  if (first === 'each') return readEach(words);
  if (first === 'running') return readRunning(words);
  if (first === 'same' || first === 'within') return readJoined(words);
  if (first === 'linked') return readLinked(words);
  const comparison = parseComparison(words);
  return words.peek() === 'by' ? readGrouped(words, comparison) : readWhen(words, comparison);
}

function readOrder(words: Words): Rule {
  const rises = words.take() === 'ascending';
  words.expect('(');
  const path = parsePath(words);
  const more: Path[] = [];
  while (words.skip(',')) more.push(parsePath(words));
  words.expect(')');
  // The first field is named with its list; a list of plain values has no field.
  const list = path.length > 1 ? path.slice(0, -1) : path;
  const fields = path.length > 1 ? [path.slice(-1), ...more] : more;
  return { kind: 'order', rises, list, fields };
}

function readEach(words: Words): Rule {
  words.take();
  words.expect('(');
  const [list = '', ...inside] = parsePath(words);
  words.expect(')');
  words.expect(':');
  if (inside.length > 0) throw words.fault();
  return { ...readWhen(words, parseComparison(words)), kind: 'each', list };
}

function readRunning(words: Words): Rule {
  words.take();
  words.expect('(');
  const path = parsePath(words);
  words.expect(')');
  words.expect('=');
  return { kind: 'running', path, amounts: parseTerm(words) };
}

function readJoined(words: Words): Rule {
  const kind = words.take() === 'same' ? 'same' : 'within';
  words.expect('(');
  const one = parseRows(words);
  words.expect(',');
  const other = parseRows(words);
  words.expect(')');
  words.expect('by');
  const by = readPairs(words);
  const except = words.skip('except') ? readPairs(words).map((pair) => pair.one) : [];
  const pairs = words.skip(':') ? readPairs(words) : [];
  return { kind, one, other, by, pairs, except, when: readConditions(words) };
}

function readLinked(words: Words): Rule {
  words.take();
  words.expect('(');
  const list = parsePath(words);
  words.expect(')');
  words.expect('by');
  const { left, relation, right } = parseComparison(words);
  if (relation !== '=') throw words.fault();
  words.expect(':');
  return { kind: 'linked', list, by: { one: left, other: right }, pairs: readPairs(words) };
}

function readGrouped(words: Words, { left, relation, right }: Comparison): Rule {
  words.expect('by');
  const isGrouped =
    left.kind === 'field' && relation === '=' && right.kind === 'fold' && right.fold === 'sum';
  if (!isGrouped) throw words.fault();
  return { kind: 'grouped', group: left.path, rows: right.rows, by: readPairs(words) };
}

function readWhen(words: Words, comparison: Comparison): Extract<Rule, { kind: 'compare' }> {
  return { kind: 'compare', comparison, when: readConditions(words) };
}

function readConditions(words: Words): readonly Comparison[] {
  const when: Comparison[] = [];
  if (words.skip('when')) {
    do when.push(parseComparison(words));
    while (words.skip('and'));
  }
  return when;
}

/** `sklad` is the same name in both places; `stopnja = stopnja_ddv` are two names. */
function readPairs(words: Words): readonly Pair[] {
  const pairs: Pair[] = [];
  do {
    const one = parsePath(words);
    pairs.push({ one, other: words.skip('=') ? parsePath(words) : one });
  } while (words.skip(','));
  return pairs;
}
