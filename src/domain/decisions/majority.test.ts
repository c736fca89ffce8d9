import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NewValue } from '../opened';
import { isAccepted, isQuorate, type Majority, missingShares, neededShares } from './majority';

test.each<[Majority, number, number, boolean, number]>([
  ['vec_kot_50', 0, 10_000, false, 5001],
  ['vec_kot_50', 4999, 10_000, false, 2],
  ['vec_kot_50', 5000, 10_000, false, 1],
  ['vec_kot_50', 5001, 10_000, true, 0],
  ['vec_kot_50', 10_000, 10_000, true, 0],
  ['vec_kot_75', 7499, 10_000, false, 2],
  ['vec_kot_75', 7500, 10_000, false, 1],
  ['vec_kot_75', 7501, 10_000, true, 0],
  ['vsi', 9999, 10_000, false, 1],
  ['vsi', 10_000, 10_000, true, 0],
  ['vec_kot_50', 4999, 9999, false, 1],
  ['vec_kot_50', 5000, 9999, true, 0],
  ['vec_kot_75', 7499, 9999, false, 1],
  ['vec_kot_75', 7500, 9999, true, 0],
  ['vec_kot_50', 1, 1, true, 0],
  ['vec_kot_50', 1, 3, false, 1],
  ['vec_kot_50', 2, 3, true, 0],
])('%s: %i of %i is a majority: %s, with %i missing', (majority, yes, whole, accepted, missing) => {
  expect(isAccepted(majority, yes, whole)).toBe(accepted);
  expect(missingShares(majority, yes, whole)).toBe(missing);
});

test.each([
  [5000, 10_000, false],
  [5001, 10_000, true],
])('%i of %i present is a quorum: %s', (present, whole, is) => {
  expect(isQuorate(present, whole)).toBe(is);
});

test.each([
  [1560, false],
  [1561, true],
])('%i of 3120 present is more than a half: %s', (yes, is) => {
  expect(isAccepted('vec_kot_50', yes, 3120)).toBe(is);
});

test('26 of 48 units with 41.70 % of the shares are no majority', () => {
  expect(isAccepted('vec_kot_50', 4170, 10_000)).toBe(false);
});

const majorities = fc.constantFrom<Majority>('vec_kot_50', 'vec_kot_75', 'vsi');
const votes = fc
  .integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)));

describe('any votes', () => {
  test('are a majority exactly when nothing is missing', () => {
    fc.assert(
      fc.property(majorities, votes, (majority, [yes, whole]) => {
        expect(isAccepted(majority, yes, whole)).toBe(missingShares(majority, yes, whole) === 0);
      }),
    );
  });

  test('are no majority with one share less than is needed, and are one with what is missing added', () => {
    fc.assert(
      fc.property(majorities, votes, (majority, [yes, whole]) => {
        const fewest = neededShares(majority, whole) ?? 0;
        expect(isAccepted(majority, fewest - 1, whole)).toBe(false);
        expect(isAccepted(majority, fewest, whole)).toBe(true);
        const missing = missingShares(majority, yes, whole) ?? 0;
        expect(isAccepted(majority, yes + missing, whole)).toBe(true);
      }),
    );
  });

  test('stay a majority when more are for it', () => {
    fc.assert(
      fc.property(majorities, votes, fc.nat(), (majority, [yes, whole], more) => {
        if (majority === 'vsi' || !isAccepted(majority, yes, whole)) return;
        expect(isAccepted(majority, Math.min(whole, yes + more), whole)).toBe(true);
      }),
    );
  });

  test('are counted alike in any order', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 30 });
    const orders = shares.chain((each) =>
      fc.tuple(fc.constant(each), fc.shuffledSubarray(each, { minLength: each.length })),
    );
    fc.assert(
      fc.property(majorities, orders, (majority, [one, other]) => {
        const sum = (list: readonly number[]) => list.reduce((total, share) => total + share, 0);
        const answer = (list: readonly number[]) => missingShares(majority, sum(list), 10_000);
        expect(answer(one)).toBe(answer(other));
      }),
    );
  });
});

test('a majority of a newer contract is not guessed', () => {
  expect(isAccepted('dve_tretjini' as NewValue, 9000, 10_000)).toBeUndefined();
  expect(missingShares('dve_tretjini' as NewValue, 9000, 10_000)).toBeUndefined();
  expect(isAccepted('constructor' as NewValue, 9000, 10_000)).toBeUndefined();
});

test('a fraction of a share is refused, not rounded', () => {
  expect(() => isAccepted('vec_kot_50', 5000.5, 10_000)).toThrow(RangeError);
});
