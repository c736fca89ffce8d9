import { expect, test } from 'vitest';
import { wholePercent } from './whole-percent';

test.each([
  [1475, 6000, '24'],
  [0, 6000, '0'],
  // As numbers, 100 × 0.29 is below 29.
  [0.29, 1, '29'],
  [5999.99, 6000, '99'],
  [6000, 6000, '100'],
  [7500, 6000, '125'],
])('%d of %d is %s percent', (part, whole, percent) => {
  expect(wholePercent(part, whole)).toBe(percent);
});

test('a whole of 0 has no percentage', () => {
  expect(() => wholePercent(1, 0)).toThrow(RangeError);
});
