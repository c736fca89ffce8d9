import { expect, test } from 'vitest';
import { loadedPart } from './loaded-part';

const list = { leta: [2025, 2026], vrstice: [1, 2, 3], stevilo_vrstic: 5 };

test.each([
  ['a list without its last page', { ...list, naslednji_kazalec: 'x' }, { rows: 3, of: 5 }],
  ['a list with its last page', { ...list, naslednji_kazalec: null }, undefined],
  ['an answer of another kind', { vrstice: [1] }, undefined],
  ['rows alone', [1, 2], undefined],
  ['nothing', undefined, undefined],
])('%s', (_, data, loaded) => {
  expect(loadedPart(data)).toEqual(loaded);
});
