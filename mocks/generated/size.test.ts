import { expect, it } from 'vitest';
import { completeSize, SMALL_WORLD } from './size';

it('is small by default', () => {
  expect(completeSize({})).toEqual(SMALL_WORLD);
  expect(completeSize({ units: 7, seed: 3 })).toEqual({ ...SMALL_WORLD, units: 7, seed: 3 });
});

it.for([
  ['half a unit', { units: 1.5 }, /units is 1.5/],
  ['no unit', { units: 0 }, /units is 0: give a whole number from 1/],
  ['no manager', { managers: 0 }, /managers/],
  ['fewer than no bills', { openItems: -1 }, /openItems/],
  ['no number', { documents: Number.NaN }, /documents/],
  ['a seed that is too large', { seed: 2 ** 32 }, /seed/],
] as const)('is refused with %s', ([, size, message]) => {
  expect(() => completeSize(size)).toThrow(message);
});
