/** A rule with a misspelt field would be obeyed by every answer: each rule of the description names real fields. */
import { expect, test } from 'vitest';
import { loadOperations } from './description';
import { type Field, fieldsOf } from './fields-of-rule';
import { parseRule } from './parse-rule';
import type { JsonSchema } from './raw-document';

interface Ruled {
  readonly properties?: Readonly<Record<string, Ruled>>;
  readonly items?: Ruled;
  readonly oneOf?: readonly Ruled[];
  readonly enum?: readonly unknown[];
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
const ruled = [...new Set(schemas.flatMap((schema) => within(schema)))];
const rules = ruled.flatMap((schema) =>
  (schema['x-rules'] ?? []).map((rule) => ({ rule, schema })),
);

/** The schema of a field, through lists and through what may be `null`. */
function schemaAt(schema: Ruled | undefined, path: Field['path']): Ruled | undefined {
  const [name, ...rest] = path;
  if (name === undefined || !schema) return schema;
  const inside = [schema, schema.items, ...(schema.oneOf ?? [])].find((each) => each?.properties);
  return schemaAt(inside?.properties?.[name], rest);
}

test('the description has rules', () => {
  expect(rules.length).toBeGreaterThan(150);
});

test.each(rules)('$rule names fields of its schema', ({ rule, schema }) => {
  for (const { path, values } of fieldsOf(parseRule(rule))) {
    const field = schemaAt(schema, path);
    expect(field, path.join('.')).toBeDefined();
    if (field?.enum) expect(field.enum).toEqual(expect.arrayContaining([...values]));
  }
});
