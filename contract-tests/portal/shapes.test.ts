/**
 * The shapes by which the portal checks answers (`src/api/shapes/`): each example of the description passes, and each
 * field is checked.
 */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import type { JsonSchema } from '../../contract/checker/raw-document';
import { checkOf, type Expected } from '../../src/api/transport/shape';

const folder = new URL('../../src/api/shapes/', import.meta.url);
const modules: Record<string, Expected<unknown>>[] = await Promise.all(
  readdirSync(folder).map((name) => import(new URL(name, folder).href)),
);
const shapes = new Map(modules.flatMap((each) => Object.entries(each)));

const answers = (await loadOperations()).flatMap(({ id, responses }) =>
  [...responses].flatMap(([status, content]) => {
    const json = status < 300 ? content?.['application/json'] : undefined;
    return json?.schema
      ? [{ id, status, schema: json.schema, examples: Object.values(json.examples ?? {}) }]
      : [];
  }),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each field of a value: the value without it, and the value with it in another type. */
function damaged(value: unknown): { readonly place: string; readonly value: unknown }[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first === undefined) return [];
    return damaged(first).map(({ place, value: row }) => ({
      place: `[0]${place}`,
      value: [row, ...rest],
    }));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const { [name]: _, ...without } = value;
    const other = typeof field === 'object' ? Symbol.for('none') : { is: 'something else' };
    return [
      { place: `.${name}`, value: without },
      { place: `.${name}`, value: { ...value, [name]: other } },
      ...damaged(field).map(({ place, value: inner }) => ({
        place: `.${name}${place}`,
        value: { ...value, [name]: inner },
      })),
    ];
  });
}

it('there is a shape for each operation that answers JSON, and no other', () => {
  expect([...shapes.keys()].sort()).toEqual(answers.map(({ id }) => `${id}Answer`).sort());
});

it.for(answers)('$id: its examples pass, and fail with one field wrong', (answer) => {
  const { id, status, examples } = answer;
  const expected = shapes.get(`${id}Answer`);
  expect(expected?.status).toBe(status);
  const check = checkOf(expected?.shape ?? 'any');
  for (const { value } of examples) {
    expect(check(value)).toBeUndefined();
    for (const { place, value: wrong } of damaged(value)) {
      // A new submission's field that is always null is not checked.
      if (id === 'submitForm' && place === '.odgovor') continue;
      expect(check(wrong), place).toBe(place);
    }
  }
});

const enumerationsOf = (schema: JsonSchema): JsonSchema[] => {
  const arms: unknown[] = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  const inner = [...arms, schema.items, ...Object.values(schema.properties ?? {})];
  const own = Array.isArray(schema.enum) && schema.enum.length > 1 ? [schema] : [];
  return [...own, ...inner.flatMap((each) => (each ? enumerationsOf(Object(each)) : []))];
};

it.for(answers)('$id: its enumerations say that readers accept other values', ({ schema }) => {
  for (const { enum: known, description } of enumerationsOf(schema)) {
    expect(String(description).replace(/\s+/g, ' '), String(known)).toContain(
      'Readers accept other values.',
    );
  }
});
