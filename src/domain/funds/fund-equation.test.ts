import { expect, test } from 'vitest';
import { checkFund, isAreaTimesRate } from './fund-equation';

/** The year 2026 of building 0137 (pages.md P6). */
const fund = {
  zacetno_stanje: 28_412.77,
  vplacano: 16_498.36,
  obresti: 12.4,
  drugi_promet: 0,
  poraba: 11_384.5,
  stroski_banke: 45,
  koncno_stanje: 33_494.03,
};

test('the year of the sample agrees to the cent', () => {
  expect(checkFund(fund)).toEqual({ reckoned: 3_349_403n, off: 0n });
});

test.each([
  ['zacetno_stanje', -1n],
  ['vplacano', -1n],
  ['obresti', -1n],
  ['drugi_promet', -1n],
  ['poraba', 1n],
  ['stroski_banke', 1n],
  ['koncno_stanje', 1n],
] as const)('a cent more in %s is seen', (key, off) => {
  expect(checkFund({ ...fund, [key]: fund[key] + 0.01 }).off).toBe(off);
});

test('transfers, loans and reversals belong to the year', () => {
  expect(checkFund({ ...fund, drugi_promet: -550, koncno_stanje: 32_944.03 }).off).toBe(0n);
});

test('amounts are added exactly, unlike floating-point numbers', () => {
  const tenths = { ...fund, zacetno_stanje: 0.1, vplacano: 0.2, obresti: 0, poraba: 0 };
  expect(checkFund({ ...tenths, stroski_banke: 0, koncno_stanje: 0.3 }).off).toBe(0n);
});

test.each([
  [62.4, 0.6, 37.44, true],
  [33.33, 0.25, 8.33, true],
  [33.3, 0.25, 8.33, true],
  [62.4, 0.6, 37.45, false],
])('%f m² by %f € are %f €: %s', (povrsina_enote, prispevek_na_m2, moj_prispevek, right) => {
  expect(isAreaTimesRate({ povrsina_enote, prispevek_na_m2, moj_prispevek })).toBe(right);
});
