import { expect, it } from 'vitest';
import type { JsonSchema } from '../checker/raw-document';
import { branchesMet, branchesOf, isNullBranch } from './branches';

const schema: JsonSchema = {
  type: 'object',
  required: ['state', 'rows', 'due', 'pay'],
  properties: {
    state: { type: 'string', enum: ['open', 'paid'] },
    rows: { type: 'array', items: { type: ['number', 'null'] } },
    due: { type: ['string', 'null'] },
    pay: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    note: { type: 'string' },
  },
};

function collect(walk: (report: (branch: string) => void) => void): string[] {
  const reported: string[] = [];
  walk((branch) => reported.push(branch));
  return [...new Set(reported)].sort();
}

it('knows every branch of a schema', () => {
  expect(collect((report) => branchesOf(schema, report))).toEqual(
    [
      '/due is a value',
      '/due is null',
      '/note is left out',
      '/note is there',
      '/pay is arm 1',
      '/pay is null',
      '/rows has items',
      '/rows is empty',
      '/rows/* is a value',
      '/rows/* is null',
      '/state is "open"',
      '/state is "paid"',
    ].sort(),
  );
});

it('reports the branches of a value', () => {
  const value = { state: 'paid', rows: [1], due: null, pay: 'x', note: 'x' };
  expect(collect((report) => branchesMet(schema, value, report))).toEqual([
    '/due is null',
    '/note is there',
    '/pay is arm 1',
    '/rows has items',
    '/rows/* is a value',
    '/state is "paid"',
  ]);
});

it('values that together have all branches cover the schema', () => {
  const values = [
    { state: 'paid', rows: [1, null], due: null, pay: 'x', note: 'x' },
    { state: 'open', rows: [], due: 'x', pay: null },
  ];
  const met = collect((report) => {
    for (const value of values) branchesMet(schema, value, report);
  });
  expect(met).toEqual(collect((report) => branchesOf(schema, report)));
});

it('knows the branches that are null, by type and by arm', () => {
  const all = collect((report) => branchesOf(schema, report));
  expect(all.filter(isNullBranch)).toEqual(['/due is null', '/pay is null', '/rows/* is null']);
});
