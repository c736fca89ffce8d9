import { expect, test } from 'vitest';
import { saysAll } from './says-all';

test.each([
  ['Zapisnik zbora etažnih lastnikov', 'Zapisnik zbora lastnikov', true],
  ['Hišni red', 'Hišni red', true],
  ['HISNI RED', 'Hišni red', true],
  ['Hišni red', 'Ponudba', false],
  ['Obnova fasade – zbrane ponudbe', 'Ponudba', false],
])('%s has all words of %s: %s', (name, kind, expected) => {
  expect(saysAll(name, kind)).toBe(expected);
});
