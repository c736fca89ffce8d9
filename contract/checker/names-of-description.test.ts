/** Names and patterns of the description must work in other languages and tools too. */
import { expect, test } from 'vitest';
import { loadOperations, type Operation } from './description';

const operations = await loadOperations();

/** The names that differ from another only in case. */
function colliding(names: readonly string[]): readonly string[] {
  const distinct = [...new Set(names)];
  return distinct.filter((name) =>
    distinct.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
  );
}

/** All patterns in path and answers. */
function patternsOf(part: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const inner = part instanceof Map ? [...part.values()] : Object.values(part);
  const own = 'pattern' in part && typeof part.pattern === 'string' ? [part.pattern] : [];
  return [...own, ...inner.flatMap((each) => patternsOf(each, seen))];
}

/** The types of each id in path and answers, by its name. */
function typesOfIds(all: readonly Operation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>();
  const seen = new Set<object>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    for (const [name, inner] of Object.entries(part)) {
      const type = [Object(inner).type].flat().find((each) => each && each !== 'null');
      if (name.startsWith('id_') && type) types.set(name, (types.get(name) ?? new Set()).add(type));
      visit(inner);
    }
  };
  for (const { parameters, responses } of all) {
    for (const content of responses.values()) visit(content);
    for (const { name, schema } of parameters) visit({ [name]: schema });
  }
  return types;
}

test('no two operations differ only in case', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(colliding(operations.map(({ id }) => id))).toEqual([]);
  expect(colliding(['getBill', 'getbill', 'getBill'])).toEqual(['getBill', 'getbill']);
});

// Prism writes the pattern of a refused value into a header, and never answers when it has other characters.
test('patterns are ASCII, with escapes for other letters, and name no Unicode property', () => {
  const patterns = patternsOf(operations);
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => /[^ -~]|\\p\{/.test(pattern))).toEqual([]);
});

test('an id has the same type everywhere', () => {
  const types = [...typesOfIds(operations)];
  expect(types.length).toBeGreaterThan(8);
  expect(types.filter(([, { size }]) => size > 1)).toEqual([]);
});
