import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharePercent } from './share-percent';

test.each([
  [5001, 10_000, '50.01'],
  [5000, 10_000, '50.00'],
  [240, 10_000, '2.40'],
  [0, 10_000, '0.00'],
  [1, 10_000_000, '0.00001'],
  [100_001, 200_000, '50.001'],
  [149_999, 200_000, '74.9995'],
  [199_999, 200_000, '99.9995'],
  [1, 3, '33.33'],
])('%i of %i is shown as %s', (share, whole, percent) => {
  expect(sharePercent(share, whole)).toBe(percent);
});

test('a shown percentage never says half, three quarters or all of a share that is not', () => {
  const parts = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)));
  fc.assert(
    fc.property(parts, ([share, whole]) => {
      const percent = sharePercent(share, whole);
      const exact = (limit: number) => 100 * share === limit * whole;
      for (const limit of [0, 50, 75, 100]) {
        expect(Number(percent) === limit).toBe(exact(limit));
      }
    }),
  );
});
