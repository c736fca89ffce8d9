import { expect, it } from 'vitest';
import { allowsBreaking, breakingChanges } from './compatibility';

interface Schema {
  type: 'object';
  required: string[];
  properties: Record<string, { type: string; enum?: string[] }>;
}

/** A description of one operation, with what it is sent and what it answers. */
function describe() {
  const sent: Schema = {
    type: 'object',
    required: ['vrsta'],
    properties: {
      vrsta: { type: 'string', enum: ['redni', 'rezervni'] },
      opis: { type: 'string' },
    },
  };
  const answered: Schema = {
    type: 'object',
    required: ['znesek', 'datum'],
    properties: { znesek: { type: 'number' }, datum: { type: 'string' } },
  };
  const paths: Record<string, object> = {
    '/a': {
      post: {
        operationId: 'a',
        requestBody: { required: true, content: { 'application/json': { schema: sent } } },
        responses: {
          '200': { description: 'ok', content: { 'application/json': { schema: answered } } },
        },
      },
    },
  };
  const description = { openapi: '3.1.0', info: { title: 'x', version: '1.0.0' }, paths };
  return { description, sent, answered, paths };
}

type Change = (described: ReturnType<typeof describe>) => void;

function changed(change: Change) {
  const described = describe();
  change(described);
  return breakingChanges(describe().description, described.description);
}

it.each<[string, string, Change]>([
  [
    'a field that an answer no longer has',
    'datum',
    ({ answered }) => {
      delete answered.properties.datum;
      answered.required = ['znesek'];
    },
  ],
  ['a request field that is now required', 'opis', ({ sent }) => sent.required.push('opis')],
  [
    'a value that a request no longer has',
    'rezervni',
    ({ sent }) => sent.properties.vrsta?.enum?.pop(),
  ],
  ['an operation that no longer exists', '/a', ({ paths }) => delete paths['/a']],
])('%s is named', async (_, name, change) => {
  expect((await changed(change)).join('\n')).toContain(name);
});

it.each<[string, Change]>([
  [
    'a new field of an answer',
    ({ answered }) => {
      answered.properties.stanje = { type: 'string' };
      answered.required.push('stanje');
    },
  ],
  [
    'a new optional field of a request',
    ({ sent }) => {
      sent.properties.opomba = { type: 'string' };
    },
  ],
  ['a new value of a request', ({ sent }) => sent.properties.vrsta?.enum?.push('prostovoljni')],
])('%s breaks nothing', async (_, change) => {
  expect(await changed(change)).toEqual([]);
});

it('only a greater major number allows a breaking change, and before 1.0 a greater minor number', () => {
  expect(allowsBreaking('1.2.0', '1.3.0')).toBe(false);
  expect(allowsBreaking('1.2.0', '2.0.0')).toBe(true);
  expect(allowsBreaking('0.1.0', '0.1.5')).toBe(false);
  expect(allowsBreaking('0.1.0', '0.2.0')).toBe(true);
});
