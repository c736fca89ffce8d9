import { expect, test } from 'vitest';
import { choose, mutationsOf } from './mutations';

const document = () => ({
  paths: {
    '/a': {
      get: {
        operationId: 'a',
        'x-page': 1,
        'x-origin': 'design',
        responses: { '200': {}, '404': {} },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', enum: ['x', 'y'] },
          note: { type: ['string', 'null'] },
        },
      },
    },
  },
});

const before = JSON.stringify(document());

test.each(mutationsOf(document()).map((mutation) => [mutation.name, mutation] as const))(
  '%s changes the document',
  (_, mutation) => {
    const copy = document();
    mutation.apply(copy);
    expect(JSON.stringify(copy)).not.toBe(before);
  },
);

test('knows the kinds of drift', () => {
  const names = mutationsOf(document()).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'a: needs no token',
      'a: status 404 is missing',
      'a: the path is changed',
      'kind not required at components/schemas/Thing',
      'note required at components/schemas/Thing',
      'kind renamed at components/schemas/Thing',
      'enum without x at components/schemas/Thing/properties/kind',
      'type string → integer at components/schemas/Thing/properties/kind',
      'null not allowed at components/schemas/Thing/properties/note',
    ]),
  );
});

test('a seed always chooses the same mutations, and another seed chooses others', () => {
  const all = mutationsOf(document());
  const names = (seed: number) => choose(all, 5, seed).map(({ name }) => name);
  expect(names(1)).toEqual(names(1));
  expect(names(1)).not.toEqual(names(2));
});
