import { expect, test } from 'vitest';
import { decisionsText } from './decisions';

test.each([
  [1, 1, 'Sprejeto'],
  [0, 1, 'Ni sprejeto'],
  [0, 3, 'Ni sprejeto'],
  [1, 3, 'Sprejeto: 1 od 3'],
  [2, 2, 'Sprejeto: oba predloga'],
  [3, 3, 'Sprejeto: vsi 3 predlogi'],
  [5, 5, 'Sprejeto: vseh 5 predlogov'],
  [102, 102, 'Sprejeto: vsa 102 predloga'],
])('of %i accepted of %i proposals: %s', (count, of, words) => {
  expect(decisionsText.accepted(count, of)).toBe(words);
});
