import { describe, expect, test } from 'vitest';
import type { JsonSchema } from './raw-document';
import { checkValue } from './schema-validator';

const schema: JsonSchema = {
  type: 'object',
  'x-paged': { rows: 'vrstice', key: ['id'] },
  'x-rules': ['skupaj = sum(vrstice.znesek)', 'ascending(vrstice.id)', 'skupaj = redno + izredno'],
};

function page(ids: readonly number[], more: object = {}) {
  const vrstice = ids.map((id) => ({ id, znesek: 10 }));
  const totals = { skupaj: 50, redno: 30, izredno: 20 };
  return { vrstice, naslednji_kazalec: 'x', stevilo_vrstic: 5, ...totals, ...more };
}

const faultsOf = (value: unknown) => checkValue(schema, value).map(({ message }) => message);

describe('a page of a list', () => {
  test.each([
    ['a first page', page([1, 2])],
    ['a last page', page([5], { naslednji_kazalec: null })],
    ['all rows', page([1, 2, 3, 4, 5], { naslednji_kazalec: null })],
    [
      'an empty list',
      { ...page([]), naslednji_kazalec: null, stevilo_vrstic: 0, skupaj: 0, redno: 0, izredno: 0 },
    ],
  ])('%s is right', (_, value) => {
    expect(faultsOf(value)).toEqual([]);
  });

  test.each([
    ['a row twice', page([1, 1]), 'must have rows with different id'],
    [
      'more rows than the list has',
      page([1, 2, 3], { stevilo_vrstic: 2, skupaj: 30, redno: 10 }),
      'must not have more rows than stevilo_vrstic',
    ],
    ['no rows and a next page', page([]), 'must have rows when another page follows'],
    [
      'all rows and a next page',
      page([1, 2, 3, 4, 5]),
      'must be the last page when it has all rows',
    ],
    [
      'the sum of one page instead of all rows',
      page([1, 2, 3, 4, 5], { naslednji_kazalec: null, skupaj: 20, redno: 0 }),
      'must obey skupaj = sum(vrstice.znesek)',
    ],
    ['totals that do not agree', page([1, 2], { redno: 1 }), 'must obey skupaj = redno + izredno'],
    ['a wrong order', page([2, 1]), 'must obey ascending(vrstice.id)'],
  ])('%s is a fault', (_, value, fault) => {
    expect(faultsOf(value)).toEqual([fault]);
  });
});
