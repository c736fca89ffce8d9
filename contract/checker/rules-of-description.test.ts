/** A rule with a misspelt field would be obeyed by every answer: each rule of the description names real fields. */
import { expect, test } from 'vitest';
import { loadOperations } from './description';
import type { JsonSchema } from './raw-document';

interface Ruled {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Ruled>>;
  readonly items?: Ruled;
  readonly 'x-rules'?: readonly string[];
}

/** Every schema in a schema. */
function within(schema: unknown, seen = new Set<object>()): readonly Ruled[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  return [schema as Ruled, ...Object.values(schema).flatMap((part) => within(part, seen))];
}

const schemas: readonly JsonSchema[] = (await loadOperations()).flatMap(({ responses }) =>
  [...responses.values()].flatMap((content) =>
    Object.values(content ?? {}).flatMap(({ schema }) => (schema ? [schema] : [])),
  ),
);
const ruled = [...new Set(schemas.flatMap((schema) => within(schema)))].filter(
  (schema) => schema['x-rules'],
);
const rules = ruled.flatMap(({ properties = {}, 'x-rules': list = [] }) =>
  list.map((rule) => ({ rule, properties })),
);

test('the description has rules', () => {
  expect(rules.length).toBeGreaterThan(30);
});

test.each(rules)('$rule names fields of its schema', ({ rule, properties }) => {
  const calls = [
    ...rule.matchAll(
      /(?:sum|count|ascending|descending|running)\((\w+)(?:\.(\w+))?(?: is \w+)?\)/g,
    ),
  ];
  for (const [, list = '', field] of calls) {
    const rows = properties[list];
    expect(rows?.type, list).toBe('array');
    if (field !== undefined) expect(Object.keys(rows?.items?.properties ?? {})).toContain(field);
  }
  const [, list = '', amounts] = /^running\((\w+)\.\w+\) = (.+)$/.exec(rule) ?? [];
  const [fields, text] = amounts
    ? [Object(properties[list]?.items?.properties), amounts]
    : [properties, rule];
  const plain = calls.reduce((rest, [call]) => rest.replace(call, ''), text).match(/\w+/g) ?? [];
  for (const field of plain) expect(Object.keys(fields)).toContain(field);
});
