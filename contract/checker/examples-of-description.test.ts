/**
 * Each example of the description fits its schema. Linters check this too, but divide decimals in binary, where 286.84 is
 * no multiple of 0.01.
 */
import { expect, test } from 'vitest';
import { loadDocument } from './description';
import type { JsonSchema } from './raw-document';
import { checkValue } from './schema-validator';

interface Example {
  readonly place: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
}

/** Every example in a part of the document: of a media type, a parameter, a header or a schema. */
function examplesIn(part: unknown, place: string, seen: Set<object>): readonly Example[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { schema, example, examples, type, oneOf } = part as Record<string, unknown>;
  const own: unknown = schema ?? (type || oneOf ? part : undefined);
  const named = Object.entries(schema && examples ? examples : {});
  const values: readonly (readonly [string, unknown])[] = [
    ...(example === undefined ? [] : [['example', example] as const]),
    ...named.map(([name, { value }]) => [name, value] as const),
  ];
  return [
    ...(own === undefined ? [] : values).map(([name, value]) => ({
      place: `${place}/${name}`,
      schema: own as JsonSchema,
      value,
    })),
    ...Object.entries(part)
      .filter(([name]) => name !== 'example' && name !== 'examples')
      .flatMap(([name, inner]) => examplesIn(inner, `${place}/${name}`, seen)),
  ];
}

const examples = examplesIn(await loadDocument(), '', new Set());

test('the description has examples of answers, requests, parameters and fields', () => {
  expect(examples.length).toBeGreaterThan(500);
});

test('each fits its schema', () => {
  const wrong = examples.flatMap(({ place, schema, value }) =>
    checkValue(schema, value).map(({ pointer, message }) => `${place}${pointer}: ${message}`),
  );
  expect(wrong).toEqual([]);
}, 30_000);

test('an example that does not fit is found', () => {
  const schema: JsonSchema = { type: 'number', multipleOf: 0.01 };
  const found = examplesIn(
    { content: { schema, examples: { one: { value: 0.001 } } } },
    '',
    new Set(),
  );
  expect(found).toEqual([{ place: '/content/one', schema, value: 0.001 }]);
});
