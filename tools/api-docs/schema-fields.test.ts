import { describe, expect, it } from 'vitest';
import type { ApiDocument, Schema } from './document';
import { fieldOf, typeOf } from './schema-fields';

const schemas: Record<string, Schema> = {
  Name: { type: 'string', maxLength: 20, description: 'A name.', example: 'Ana' },
  Node: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { $ref: '#/components/schemas/Name' },
      next: { oneOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] },
      state: { type: ['string', 'null'], enum: ['open', null] },
    },
  },
};
const document: ApiDocument = {
  info: { title: '', version: '' },
  tags: [],
  paths: {},
  components: { schemas },
};
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('the type in words', () => {
  it.each<[Schema, string]>([
    [{ type: 'array', items: ref('Node') }, 'list of Node'],
    [{ type: ['integer', 'null'] }, 'integer or null'],
    [{ oneOf: [ref('Node'), { type: 'null' }] }, 'Node or null'],
    [ref('Name'), 'string'],
    [{}, 'any'],
  ])('%j', (schema, type) => {
    expect(typeOf(document, schema)).toBe(type);
  });
});

it('follows references, and lets a text beside one come first', () => {
  const field = fieldOf(document, { ...ref('Name'), description: 'Of the owner.' });
  expect(field).toMatchObject({
    type: 'string',
    description: 'Of the owner.',
    limits: ['at most 20 characters'],
    example: 'Ana',
  });
});

it('tells the fields of an object, also behind a list or null, and stops where it stands in itself', () => {
  const { fields } = fieldOf(document, { type: 'array', items: ref('Node') });
  expect(fields.map(({ name, optional }) => [name, optional])).toEqual([
    ['name', false],
    ['next', true],
    ['state', true],
  ]);
  expect(fields[1]).toMatchObject({ type: 'Node or null', fields: [] });
  expect(fields[2]?.values).toEqual(['open', 'null']);
});

it('says which reference leads nowhere', () => {
  expect(() => fieldOf(document, ref('Missing'))).toThrow('#/components/schemas/Missing');
});
