import { expect, test } from 'vitest';
import { lastTwelveMonths } from './months';
import { addMonths } from './period';

test.each([
  ['2026-10', 0, '2026-10'],
  ['2026-10', 3, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-12', -12, '2025-12'],
  ['2026-11', 1, '2026-12'],
])('%s moved by %s months is %s', (period, months, moved) => {
  expect(addMonths(period, months)).toBe(moved);
});

test('the months end with the newest period, each with the same month of the previous year', () => {
  const months = lastTwelveMonths([
    { obdobje: '2026-10', value: 217.5 },
    { obdobje: '2026-08', value: 76.15 },
    { obdobje: '2026-08', value: 3.85 },
    { obdobje: '2025-10', value: 207.34 },
    { obdobje: '2025-09', value: -12.4 },
    { obdobje: '2024-10', value: 9 },
  ]);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ obdobje: '2025-11', value: null, lastYear: null });
  expect(months.slice(-3)).toEqual([
    { obdobje: '2026-08', value: 80, lastYear: null },
    { obdobje: '2026-09', value: null, lastYear: -12.4 },
    { obdobje: '2026-10', value: 217.5, lastYear: 207.34 },
  ]);
});

test('without values there are no months', () => {
  expect(lastTwelveMonths([])).toEqual([]);
});
