import { expect, test } from 'vitest';
import { rows, withoutTest } from './rows';
import { findNamings } from './tests';

const namings = findNamings();
const named = new Set(namings.flatMap(({ ids }) => ids));
const isRow = (id: string) => id in rows;

test('every row of the reliability bar has a test that names it, or a reason', () => {
  const bare = Object.keys(rows).filter((id) => !named.has(id) && !(id in withoutTest));
  expect(bare).toEqual([]);
});

test('no test names a row that there is not', () => {
  const strange = namings.flatMap(({ place, ids }) =>
    ids.filter((id) => !isRow(id)).map((id) => `${id} in ${place}`),
  );
  expect(strange).toEqual([]);
});

test('titles name each row by itself, not as a range', () => {
  expect(namings.filter(({ range }) => range).map(({ place }) => place)).toEqual([]);
});

test('no reason stands for a row that has a test, or for none', () => {
  const excused = Object.keys(withoutTest);
  expect(excused.filter((id) => named.has(id) || !isRow(id))).toEqual([]);
});
