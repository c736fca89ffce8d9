import { expect, test } from 'vitest';
import { newestYear } from './newest-year';

const list = {
  rows: ({ rows }: { rows: readonly number[]; years: readonly number[] }) => rows,
  years: ({ years }: { rows: readonly number[]; years: readonly number[] }) => years,
};

test.each([
  ['no rows yet in January: the newest year with rows', { rows: [], years: [2025, 2026] }, 2026],
  ['a year with rows stays', { rows: [1], years: [2026] }, undefined],
  ['no year has rows', { rows: [], years: [] }, undefined],
  ['the answer is still loading', undefined, undefined],
])('%s', (_, data, year) => {
  expect(newestYear(data, list)).toBe(year);
});

test('a list without years has no newest year', () => {
  expect(newestYear({ rows: [], years: [2026] }, { rows: list.rows })).toBeUndefined();
});
