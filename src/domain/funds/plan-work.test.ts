import { expect, test } from 'vitest';
import type { FundPlan } from '../api-types';
import { deviationOf, isAhead } from './plan-work';

test.each([
  [42_000, 44_150.5, 215_050n],
  [42_000, 41_999.99, -1n],
  [42_000, 42_000, 0n],
  [42_000, null, undefined],
])('a work estimated at %d that has cost %s deviates by %s cents', (ocena, cost, cents) => {
  expect(deviationOf({ ocena, dejanski_strosek: cost })).toBe(cents);
});

test.each<[FundPlan['stanje'], boolean]>([
  ['predlog', true],
  ['sprejet', true],
  ['v_izvedbi', true],
  ['prestavljen', true],
  ['zakljucen', false],
  ['opuscen', false],
  ['drugo' as FundPlan['stanje'], true],
])('a work in the state %s is still to be paid: %s', (stanje, ahead) => {
  expect(isAhead({ stanje })).toBe(ahead);
});
