/** Names and patterns of the description must work in other languages and tools too. */
import { expect, test } from 'vitest';
import { loadOperations, type Operation } from './description';
import type { JsonSchema } from './raw-document';

const operations = await loadOperations();

/** The names that differ from another only in case. */
function colliding(names: readonly string[]): readonly string[] {
  const distinct = [...new Set(names)];
  return distinct.filter((name) =>
    distinct.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
  );
}

/** All schemas with a pattern in path, requests and answers. */
function schemasIn(part: unknown, seen = new Set<unknown>()): readonly JsonSchema[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const inner = part instanceof Map ? [...part.values()] : Object.values(part);
  const own = 'pattern' in part && typeof part.pattern === 'string' ? [part as JsonSchema] : [];
  return [...own, ...inner.flatMap((each) => schemasIn(each, seen))];
}

const patternsOf = (part: unknown) => schemasIn(part).map(({ pattern = '' }) => pattern);

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

/** The patterns of each field whose name is a word, alone or before an underscore, by the name of the field. */
function patternsByName(word: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Set<object>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    for (const [name, schema] of Object.entries(Object(part).properties ?? {})) {
      if (name !== word && !name.startsWith(`${word}_`)) continue;
      const patterns = patternsOf(schema);
      found.set(name, new Set([...(found.get(name) ?? []), ...patterns]));
    }
    for (const inner of part instanceof Map ? part.values() : Object.values(part)) visit(inner);
  };
  visit(operations);
  return found;
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

// Specmatic's engine takes a quotation mark outside brackets for the begin of a text, and a pattern for the whole text.
test('patterns quote no text, and fit texts as long as their schema wants', () => {
  const unquoted = (pattern: string) => pattern.replaceAll(/\[(?:[^\]\\]|\\.)*\]/g, '');
  expect(patternsOf(operations).filter((pattern) => unquoted(pattern).includes('"'))).toEqual([]);
  const short = schemasIn(operations).filter(
    ({ pattern = '+', minLength = 0 }) => minLength > 1 && !/[*+{^$]/.test(pattern),
  );
  expect(short.map(({ pattern }) => pattern)).toEqual([]);
});

test('an id has the same type everywhere', () => {
  const types = [...typesOfIds(operations)];
  expect(types.length).toBeGreaterThan(8);
  expect(types.filter(([, { size }]) => size > 1)).toEqual([]);
});

test('a field named pot is always a file under the API, and one named stran a page of the portal', () => {
  const files = patternsByName('pot');
  const pages = patternsByName('stran');
  expect([...files.keys()]).toEqual(expect.arrayContaining(['pot', 'pot_pdf', 'pot_zip']));
  expect([...pages.keys()].sort()).toEqual(['stran', 'stran_obrazca']);
  for (const [name, patterns] of files) expect([...patterns], name).toEqual(['^[/]api/']);
  for (const [name, patterns] of pages) {
    expect([...patterns], name).toHaveLength(1);
    const [pattern = ''] = patterns;
    expect('/obrazci?obrazec=prijava_skode#polje', name).toMatch(new RegExp(pattern));
    expect('/api/portal-user/v2/documents/771204', name).not.toMatch(new RegExp(pattern));
  }
});
