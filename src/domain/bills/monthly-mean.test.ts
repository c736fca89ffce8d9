import { expect, test } from 'vitest';
import { monthlyMean } from './monthly-mean';

const bill = (obdobje: string, znesek: number) => ({ obdobje, znesek });

test('the mean of a month counts a month once, however many units have a bill in it', () => {
  const flat = [bill('2026-10', 200), bill('2026-09', 100)];
  const garage = [bill('2026-10', 10), bill('2026-09', 10)];
  expect(monthlyMean(flat)).toBe(150);
  expect(monthlyMean([...flat, ...garage])).toBe(160);
});

test('a half of a cent is rounded away from zero, also of a credit', () => {
  expect(monthlyMean([bill('2026-10', 0.01), bill('2026-09', 0)])).toBe(0.01);
  expect(monthlyMean([bill('2026-10', -0.01), bill('2026-09', 0)])).toBe(-0.01);
});

test('without bills there is no mean', () => {
  expect(monthlyMean([])).toBeUndefined();
});
