import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contributionChange, contributionOf, partOf } from './my-effect';

test.each([
  [62.4, 0.6, 3744n],
  [62.4, 0.75, 4680n],
  [62.4, 0.15, 936n],
  [2857, 0.15, 42_855n],
  [14.2, -0.15, -213n],
  // A half of a cent goes away from zero, as on bills.
  [0.5, 0.01, 1n],
  [0.5, -0.01, -1n],
])('%d m² at %d €/m² are %d cents', (area, rate, cents) => {
  expect(contributionOf(area, rate)).toBe(cents);
});

test('the contribution changes by the difference of the bills, and a formula that gives another cent is known', () => {
  expect(contributionChange([62.4], 0.6, 0.15)).toEqual({
    difference: 936n,
    bills: [3744n, 4680n],
    isProduct: true,
  });
  // 12.50 m² × 0.61 € is 7.625 €, and × 0.74 € is 9.25 €; × 0.13 € is 1.625 €.
  expect(contributionChange([12.5], 0.61, 0.13)).toEqual({
    difference: 162n,
    bills: [763n, 925n],
    isProduct: false,
  });
  expect(contributionChange([62.4, 12.5], null, -0.15)).toEqual({
    difference: -1124n,
    bills: undefined,
    isProduct: true,
  });
});

test.each([
  [42_000, 218, 91_560n],
  [42_000, 240, 100_800n],
])('of %d € a share of %i in 10000 is %d cents', (cost, share, cents) => {
  expect(partOf(cost, share, 10_000)).toBe(cents);
});

test.each([
  [10, 1, 3, 333n],
  [20, 1, 3, 667n],
  [0.01, 1, 2, 1n],
  [15_881, 240, 10_000, 38_114n],
])('of %d € a share of %i in %i is rounded to %d cents', (cost, share, whole, cents) => {
  expect(partOf(cost, share, whole)).toBe(cents);
});

test('two spouses with half a share each carry what the share does, within a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const each = partOf(cents / 100, 218, 20_000) ?? 0n;
      const both = partOf(cents / 100, 218, 10_000) ?? 0n;
      const off = 2n * each - both;
      expect(off >= -1n && off <= 1n).toBe(true);
    }),
  );
});

test('the parts of all owners differ from the cost by less than a cent each', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 9_999_999 }), (each, cents) => {
      const whole = each.reduce((sum, share) => sum + share, 0);
      const parts = each.map((share) => partOf(cents / 100, share, whole) ?? 0n);
      const off = parts.reduce((sum, part) => sum + part, 0n) - BigInt(cents);
      expect(off < BigInt(each.length) && -off < BigInt(each.length)).toBe(true);
    }),
  );
});

test('a building without shares has no part', () => {
  expect(partOf(42_000, 240, 0)).toBeUndefined();
});
