import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMultipleAsTexts, isMultipleOf } from './decimals';

test.each([
  [0.07, 0.01, true],
  [286.84, 0.01, true],
  [-0.01, 0.01, true],
  [0, 0.01, true],
  [0.005, 0.01, false],
  [0.1 + 0.2, 0.01, false],
  [1.005, 0.01, false],
  [1e-7, 0.01, false],
  [1e21, 0.01, true],
  [123_456_789_012_345.67, 0.01, true],
  [1e15 + 0.5, 1, false],
  [0.3, 0.25, false],
  [0.75, 0.25, true],
  [12, 5, false],
])('whether %d is a multiple of %d: %s', (value, step, expected) => {
  expect(isMultipleOf(value, step)).toBe(expected);
});

test('the quick way and the texts agree', () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 100);
  const values = fc.oneof(cents, fc.double({ noNaN: true, noDefaultInfinity: true }));
  const steps = fc.constantFrom(1, 0.1, 0.01, 0.001, 0.0001, 0.000001);
  fc.assert(
    fc.property(values, steps, (value, step) => {
      expect(isMultipleOf(value, step)).toBe(isMultipleAsTexts(value, step));
    }),
    { numRuns: 2000 },
  );
});
