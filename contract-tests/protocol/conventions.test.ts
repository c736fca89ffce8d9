/** The convention of all answers: no field may be left out or added; a missing value is null. */
import { expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import type { JsonSchema } from '../../contract/checker/raw-document';

const asSchema = (value: unknown): JsonSchema => Object(value);

/** Every place below a schema that breaks the convention. */
function departures(schema: JsonSchema, place: string): string[] {
  const properties = Object.entries(schema.properties ?? {});
  const optional = properties
    .filter(([name]) => !schema.required?.includes(name))
    .map(([name]) => `${place}/${name} may be left out`);
  const open =
    properties.length > 0 && schema.additionalProperties !== false
      ? [`${place} may have more than is described`]
      : [];
  const arms = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  return [
    ...optional,
    ...open,
    ...arms.flatMap((arm) => departures(asSchema(arm), place)),
    ...(schema.items ? departures(asSchema(schema.items), `${place}/*`) : []),
    ...properties.flatMap(([name, property]) => departures(property, `${place}/${name}`)),
  ];
}

const answers = (await loadOperations()).flatMap(({ id, responses }) =>
  [...responses].flatMap(([status, content]) => {
    const schema = content?.['application/json']?.schema;
    return schema && status < 300 ? [{ id, status, schema }] : [];
  }),
);

it.for(answers)('$id $status leaves nothing out and adds nothing', ({ schema }) => {
  expect(departures(schema, '')).toEqual([]);
});

// Neither format refuses a value, so no kept value of `contract-tests/refused/` holds it.
it('a password in a request is a password, and a file in a form is binary', async () => {
  const media = (await loadOperations()).flatMap(({ id, requestBody }) =>
    Object.values(requestBody?.content ?? {}).map((each) => ({ id, ...each })),
  );
  const formats = media.flatMap(({ id, schema, encoding = {} }) =>
    Object.entries(schema?.properties ?? {}).flatMap(([name, { format, items }]) => {
      const isPassword = name === 'password' || name.endsWith('_geslo');
      const isFile = encoding[name]?.contentType !== undefined;
      const wanted = isPassword ? 'password' : isFile ? 'binary' : undefined;
      return wanted ? [{ place: `${id}/${name}`, wanted, format: format ?? items?.format }] : [];
    }),
  );
  const places = formats.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(['login/password', 'submitForm/priloge']));
  expect(formats.filter(({ wanted, format }) => format !== wanted)).toEqual([]);
});

it('finds breaches', () => {
  const schema: JsonSchema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'array', items: { properties: { c: {} }, required: ['c'] } }, b: {} },
    additionalProperties: false,
  };
  expect(departures(schema, '')).toEqual([
    '/b may be left out',
    '/a/* may have more than is described',
  ]);
});
