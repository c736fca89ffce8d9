import { expect, it } from 'vitest';
import { quantile, table } from './figures';

it('gives the value that a share of the values does not exceed', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([1, 3, 5, 5]);
  expect(quantile([], 0.5)).toBeNaN();
});

it('formats a table', () => {
  const rows = [
    ['call', 'ms'],
    ['a', '10.0'],
  ];
  expect(table(rows)).toBe('call    ms\na     10.0');
});
