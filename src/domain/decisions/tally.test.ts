import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tallyOf, type Votes } from './tally';

const votes = (za: number, proti: number, vzdrzano: number, neopredeljeno: number): Votes => ({
  za,
  proti,
  vzdrzano,
  neopredeljeno,
});

const SECRET: Votes = { za: null, proti: null, vzdrzano: null, neopredeljeno: null };

test('votes that add up are a tally', () => {
  expect(tallyOf(votes(4612, 1204, 0, 4184), 10_000)).toEqual({
    kind: 'closed',
    yes: 4612,
    no: 1204,
    abstained: 0,
    silent: 4184,
    whole: 10_000,
  });
});

test.each([
  ['one too few', votes(4611, 1204, 0, 4184)],
  ['one too many', votes(4613, 1204, 0, 4184)],
  ['a negative count', votes(4612, 1204, 4185, -1)],
  ['counts that cancel', votes(10_001, -1, 0, 0)],
  ['half a share', votes(0.5, 0.5, 0, 9999)],
  ['a count that is missing', { ...votes(0, 0, 0, 10_000), za: null }],
  ['one count beside secret ones', { ...SECRET, za: 10_000 }],
])('votes with %s are off', (_, wrong) => {
  expect(tallyOf(wrong, 10_000)).toEqual({ kind: 'off' });
});

test('secret votes are not a tally of zero', () => {
  expect(tallyOf(SECRET, 10_000)).toEqual({ kind: 'secret' });
});

test.each([0, null, -1])('a building with %s shares has no tally', (whole) => {
  expect(tallyOf(votes(0, 0, 0, 0), whole)).toEqual({ kind: 'no-shares' });
});

test('any votes that add up to the whole are a tally, and no others', () => {
  const count = fc.nat({ max: 20_000 });
  fc.assert(
    fc.property(count, count, count, count, fc.integer({ min: -3, max: 3 }), (a, b, c, d, off) => {
      const sum = a + b + c + d;
      fc.pre(sum + off > 0);
      expect(tallyOf(votes(a, b, c, d), sum + off).kind).toBe(off === 0 ? 'closed' : 'off');
    }),
  );
});
