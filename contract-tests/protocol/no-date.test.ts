/** Operations of our own design express "no date" by `null` alone: no schema and no example of theirs has a placeholder date. */
import { fileURLToPath } from 'node:url';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../contract/checker/raw-document';
import { checkValue } from '../../contract/checker/schema-validator';
import { bundleDescription } from '../support/bundle-description';

const PLACEHOLDER = /^(1899-12-(29|30)|0001-01-01|0000-12-31)/;
const placeholders: Readonly<Record<string, readonly string[]>> = {
  date: ['1899-12-30', '0001-01-01'],
  'date-time': [
    '1899-12-30T00:00:00+01:00',
    '1899-12-29T23:00:00Z',
    '0001-01-01T00:00:00Z',
    '0000-12-31T23:00:00Z',
  ],
};

/** Each schema that takes a placeholder and each text that is one, by its place. */
function departures(node: unknown, place: string, above: readonly unknown[] = []): string[] {
  if (typeof node === 'string') return PLACEHOLDER.test(node) ? [`${place} is ${node}`] : [];
  if (typeof node !== 'object' || node === null || above.includes(node)) return [];
  const schema = node as JsonSchema;
  const taken =
    schema.type === undefined
      ? []
      : (placeholders[schema.format ?? ''] ?? []).filter(
          (value) => checkValue(schema, value).length === 0,
        );
  return [
    ...taken.map((value) => `${place} takes ${value}`),
    ...Object.entries(node).flatMap(([name, part]) =>
      departures(part, `${place}/${name}`, [...above, node]),
    ),
  ];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const description = Object(await $RefParser.dereference(structuredClone(bundleDescription(root))));
const operations = Object.values(description.paths)
  .flatMap((item) => Object.values(Object(item)).map(Object))
  .filter((operation) => operation['x-origin'] === 'design');

it('reads the operations of our own design', () => {
  expect(operations.length).toBeGreaterThan(50);
});

it.for(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s has no placeholder date',
  ([, operation]) => {
    expect(departures(operation, '')).toEqual([]);
  },
);

it('finds placeholders', () => {
  const day = { type: ['string', 'null'], format: 'date' };
  expect(departures({ day, examples: [{ do: '0001-01-01' }, { do: null }] }, '')).toEqual([
    '/day takes 1899-12-30',
    '/day takes 0001-01-01',
    '/examples/0/do is 0001-01-01',
  ]);
});
