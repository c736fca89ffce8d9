import { expect, test } from 'vitest';
import { deadlineOf } from './deadline';

test.each([
  ['2026-11-30T20:00:00+01:00', '30.11.2026, 20:00'],
  ['2027-02-02T23:59:59+01:00', '02.02.2027'],
  ['2026-08-11T21:59:59Z', '11.08.2026'],
  ['2026-12-01T00:00:00+01:00', '01.12.2026, 00:00'],
  ['2026-11-30', '30.11.2026'],
  ['0001-01-01T00:00:00Z', '/'],
])('a vote that ends at %s can be given until %s', (end, shown) => {
  expect(deadlineOf(end)).toBe(shown);
});
