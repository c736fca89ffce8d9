import { expect, test } from 'vitest';
import { sumOf, toCents } from './cents';

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[81.9, -50, 217.5], 249.4],
  [Array.from({ length: 50_000 }, () => 0.01), 500],
  [[1.1, 1.1, 1.1], 3.3],
])('the sum of amounts is exact', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});

test('an amount that is below its cent as a binary fraction is rounded to it', () => {
  expect(toCents(1.15)).toBe(115n);
  expect(toCents(-0.29)).toBe(-29n);
});
