import { expect, test } from 'vitest';
import { nextByLetters } from './next-by-letters';

const labels = ['Javorjeva 12', 'Žaga 3', 'Brezova 4', 'Javorjeva 13'];

test.each([
  ['another label', 0, 'b', 2],
  ['the next of two, then the first again', 0, 'j', 3],
  ['around the end', 3, 'j', 0],
  ['accents and case do not matter', 0, 'Z', 1],
  ['several letters may keep the label', 3, 'ja', 3],
  ['several letters tell two labels apart', 0, 'javorjeva 13', 3],
  ['no such label', 2, 'x', 2],
])('%s', (_, from, letters, index) => {
  expect(nextByLetters(labels, from, letters)).toBe(index);
});
