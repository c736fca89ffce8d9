import { expect, test } from 'vitest';
import type { FundPlan } from '../api-types';
import { deviationOf, isAhead, leftOf, unitPartOf } from './plan-work';

test.each([
  [42_000, 44_150.5, 215_050n],
  [42_000, 41_999.99, -1n],
  [42_000, 42_000, 0n],
  [42_000, null, undefined],
])(
  'a finished work estimated at %d that has cost %s deviates by %s cents',
  (ocena, cost, cents) => {
    expect(deviationOf({ ocena, dejanski_strosek: cost, stanje: 'zakljucen' })).toBe(cents);
  },
);

test('a work that is being done has not cost less than estimated, but may already have cost more', () => {
  const after = (dejanski_strosek: number) =>
    deviationOf({ ocena: 20_000, dejanski_strosek, stanje: 'v_izvedbi' });
  expect(after(15_000)).toBeUndefined();
  expect(after(20_100)).toBe(10_000n);
});

test.each([
  [20_000, null, 2_000_000n],
  [20_000, 15_000, 500_000n],
  [20_000, 20_100, 0n],
])('of an estimate of %d, of which %s is spent, %s cents are left', (ocena, cost, cents) => {
  expect(leftOf({ ocena, dejanski_strosek: cost })).toBe(cents);
});

test.each([
  ['218/10000', 91_560n],
  ['240/10000', 100_800n],
  ['218/20000', 45_780n],
  ['0/10000', 0n],
  ['218/0', undefined],
  ['2.18 %', undefined],
  ['', undefined],
  [null, undefined],
])('of 42000 € a unit with the share %s carries %s cents', (share, cents) => {
  expect(unitPartOf({ ocena: 42_000 }, share)).toBe(cents);
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
  expect(isAhead({ stanje, ocena: 2000, dejanski_strosek: null })).toBe(ahead);
});

test('a work of an unknown state is paid when its cost is known', () => {
  const stanje = 'drugo' as FundPlan['stanje'];
  const cost = { ocena: 2000, dejanski_strosek: 1126 };
  expect(isAhead({ ...cost, stanje })).toBe(false);
  expect(isAhead({ ...cost, stanje: 'v_izvedbi' })).toBe(true);
});

test.each([2000, 2400])(
  'a work that has cost its estimate, or more, is paid before it is finished: %s',
  (cost) => {
    expect(isAhead({ stanje: 'v_izvedbi', ocena: 2000, dejanski_strosek: cost })).toBe(false);
  },
);
