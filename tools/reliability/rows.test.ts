import { expect, test } from 'vitest';
import { namesRange } from './ids';
import { findNamingFiles } from './named-rows';
import { rows, withoutTest } from './rows';

const files = findNamingFiles();
const named = new Set(files.flatMap(({ ids }) => ids));
const isRow = (id: string) => id in rows;

test('every row of the reliability bar has a test that names it, or a reason', () => {
  const bare = Object.keys(rows).filter((id) => !named.has(id) && !(id in withoutTest));
  expect(bare).toEqual([]);
});

test('no test names a row that does not exist', () => {
  const strange = files.flatMap(({ file, ids }) =>
    ids.filter((id) => !isRow(id)).map((id) => `${id} in ${file}`),
  );
  expect(strange).toEqual([]);
});

test('titles name each row by itself, not as a range', () => {
  expect(files.flatMap(({ titles }) => titles).filter(namesRange)).toEqual([]);
});

test('no row has both a test and a reason for having none, and every reason belongs to a row', () => {
  const excused = Object.keys(withoutTest);
  expect(excused.filter((id) => named.has(id) || !isRow(id))).toEqual([]);
});
