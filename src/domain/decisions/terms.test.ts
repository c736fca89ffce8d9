import { expect, test } from 'vitest';
import { dayOf, isOverTerm, isShortNotice, lastSigningDay } from './terms';

test.each([
  ['2026-11-02', '2027-02-02'],
  ['2026-11-30', '2027-02-28'],
  ['2026-01-31', '2026-04-30'],
  ['2028-02-29', '2028-05-29'],
  ['2027-11-29', '2028-02-29'],
  ['2025-12-31', '2026-03-31'],
  ['2026-12-01', '2027-03-01'],
  ['2026-11-02T23:30:00Z', '2027-02-03'],
])('a list first signed on %s can be signed until %s', (first, last) => {
  expect(lastSigningDay(first)).toBe(last);
});

test.each([
  ['2026-11-02', '2027-02-02T23:59:59+01:00', false],
  ['2026-11-02', '2027-02-03T00:00:00+01:00', true],
  [null, '2027-12-31', false],
  ['2026-11-02', null, false],
])('a list first signed on %s that ends at %s is over its term: %s', (first, end, is) => {
  expect(isOverTerm(first, end)).toBe(is);
});

test.each([
  ['2026-11-18', '2026-12-03T18:00:00+01:00', false],
  ['2026-11-19', '2026-12-03T18:00:00+01:00', false],
  ['2026-11-20', '2026-12-03T18:00:00+01:00', true],
  ['2026-11-19T23:30:00Z', '2026-12-03T18:00:00+01:00', true],
  [null, '2026-12-03T18:00:00+01:00', false],
  ['2026-11-20', null, false],
])('an assembly called on %s for %s has too short a notice: %s', (called, start, is) => {
  expect(isShortNotice(called, start)).toBe(is);
});

test('a moment belongs to the day in Slovenia', () => {
  expect(dayOf('2026-12-03T23:30:00Z')).toBe('2026-12-04');
  expect(dayOf('2026-12-03')).toBe('2026-12-03');
});
