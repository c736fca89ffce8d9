import type { Call, Comparison, Fold, Path, Relation, Rows, Term } from './rule-tree';
import type { Words } from './rule-words';

const folds: readonly string[] = ['sum', 'count', 'min', 'max', 'first', 'last'] satisfies Fold[];
const calls: readonly string[] = ['days', 'months', 'day', 'month', 'year'] satisfies Call[];
const ofTwoTerms: readonly string[] = ['days', 'months'] satisfies Call[];
const relations: readonly string[] = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '~',
  'is',
] satisfies Relation[];
const constants: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
};
/** They have a place of their own in a rule, so they are no names of fields. */
const reserved = new Set([
  'where',
  'when',
  'and',
  'by',
  'except',
  'is',
  'each',
  ...folds,
  ...calls,
]);

/** Two terms and what must hold between them. @throws when there are none */
export function parseComparison(words: Words): Comparison {
  const left = parseTerm(words);
  const relation = words.take();
  if (!isRelation(relation)) throw words.fault();
  const right = parseTerm(words);
  // `= null` would never hold.
  const isNull = right.kind === 'literal' && right.value === null;
  if (isNull && relation !== 'is' && relation !== '!=') throw words.fault();
  return { left, relation, right };
}

/** A sum of products. @throws when the text does not begin with one */
export function parseTerm(words: Words): Term {
  let left = words.skip('-') ? negative(readProduct(words)) : readProduct(words);
  for (;;) {
    const operator = words.peek();
    if (operator !== '+' && operator !== '-') return left;
    words.take();
    left = { kind: 'sum', operator, left, right: readProduct(words) };
  }
}

/** `list.field where condition and condition`. @throws when the text does not begin with one */
export function parseRows(words: Words): Rows {
  const path = parsePath(words);
  const where: Comparison[] = [];
  if (words.skip('where')) {
    do where.push(parseComparison(words));
    while (words.skip('and'));
  }
  return { path, where };
}

/** @throws when the next word is no name of a field */
export function parsePath(words: Words): Path {
  const word = words.take();
  if (!/^[A-Za-z_]/.test(word) || reserved.has(word)) throw words.fault();
  return word.split('.');
}

function readProduct(words: Words): Term {
  let left = readFactor(words);
  for (;;) {
    const operator = words.peek();
    if (operator !== '*' && operator !== '/') return left;
    words.take();
    left = { kind: 'sum', operator, left, right: readFactor(words) };
  }
}

function readFactor(words: Words): Term {
  const word = words.peek();
  const constant = constants[word];
  if (constant !== undefined) return literal(words, constant);
  if (word.startsWith("'")) return literal(words, word.slice(1, -1));
  if (/^\d/.test(word)) return literal(words, Number(word));
  if (word === 'today' || word === 'now') {
    words.take();
    return { kind: 'clock', name: word };
  }
  if (folds.includes(word)) {
    words.take();
    words.expect('(');
    const rows = parseRows(words);
    words.expect(')');
    return { kind: 'fold', fold: word as Fold, rows };
  }
  if (calls.includes(word)) return readCall(words);
  return { kind: 'field', path: parsePath(words) };
}

function readCall(words: Words): Term {
  const name = words.take() as Call;
  words.expect('(');
  const terms = [parseTerm(words)];
  while (words.skip(',')) terms.push(parseTerm(words));
  words.expect(')');
  if (terms.length !== (ofTwoTerms.includes(name) ? 2 : 1)) throw words.fault();
  return { kind: 'call', name, terms };
}

function literal(words: Words, value: string | number | boolean | null): Term {
  words.take();
  return { kind: 'literal', value };
}

function negative(right: Term): Term {
  return { kind: 'sum', operator: '-', left: { kind: 'literal', value: 0 }, right };
}

function isRelation(word: string): word is Relation {
  return relations.includes(word);
}
