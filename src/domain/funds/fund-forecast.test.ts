import { expect, test } from 'vitest';
import type { FundPlan } from '../api-types';
import { forecastFund } from './fund-forecast';

const facade: FundPlan = {
  leto: 2027,
  opis: 'Obnova fasade – 1. faza',
  ocena: 42_000,
  vir: 'rezervni sklad',
  iz_sklada: true,
  stanje: 'predlog',
  id_odlocitve: 9102,
  ponudbe: [],
  dejanski_strosek: null,
  prestavljen_iz_leta: null,
};

/** Building 0137 on 31.10.2026 (pages.md P6). */
const fund = {
  datum_stanja: '2026-10-31',
  koncno_stanje: 33_494.03,
  rezervirano: 0,
  mesecni_prispevek_stavbe: 1714.2,
  nacrt: [facade],
};

test('the fund of the sample can pay the facade from March 2027 on', () => {
  const forecast = forecastFund(fund);
  expect(forecast?.start).toBe(3_349_403n);
  expect(forecast?.months).toHaveLength(14);
  expect(forecast?.months.slice(0, 5)).toMatchObject([
    { obdobje: '2026-11', works: 0n, balance: 3_520_823n },
    { obdobje: '2026-12', works: 0n, balance: 3_692_243n },
    { obdobje: '2027-01', works: 0n, balance: 3_863_663n },
    { obdobje: '2027-02', works: 0n, balance: 4_035_083n },
    { obdobje: '2027-03', works: 4_200_000n, balance: 6503n },
  ]);
  expect(forecast?.months.at(-1)).toMatchObject({
    obdobje: '2027-12',
    works: 0n,
    balance: 1_549_283n,
  });
  expect(forecast?.outlooks).toEqual([
    { work: facade, enoughFrom: '2027-03', missing: 0n, enoughLater: undefined },
  ]);
});

test('exactly enough money is enough; a cent more is not covered', () => {
  const at = (ocena: number) =>
    forecastFund({ ...fund, nacrt: [{ ...facade, ocena }] })?.outlooks[0]?.enoughFrom;
  expect(at(42_065.03)).toBe('2027-03');
  expect(at(42_065.04)).toBe('2027-04');
});

test('money reserved for ordered works is not available', () => {
  const forecast = forecastFund({ ...fund, rezervirano: 1000 });
  expect(forecast?.start).toBe(3_249_403n);
  expect(forecast?.outlooks[0]?.enoughFrom).toBe('2027-04');
});

test('a work without enough money in its year has the missing amount and the month with enough', () => {
  const forecast = forecastFund({ ...fund, nacrt: [{ ...facade, ocena: 60_000 }] });
  // In December 2027 there are 33494.03 + 14 × 1714.20 = 57492.83; two contributions more are enough.
  expect(forecast?.outlooks).toMatchObject([
    { enoughFrom: undefined, missing: 250_717n, enoughLater: '2028-02' },
  ]);
  expect(forecast?.months.at(-1)).toMatchObject({ works: 6_000_000n, balance: -250_717n });
});

test('without contributions there is never enough', () => {
  const forecast = forecastFund({ ...fund, mesecni_prispevek_stavbe: 0 });
  expect(forecast?.outlooks).toMatchObject([{ missing: 850_597n, enoughLater: undefined }]);
});

test('works are paid one after the other, an earlier year first', () => {
  const roof = { ...facade, opis: 'Streha', leto: 2028, ocena: 20_000 };
  const door = { ...facade, opis: 'Vhodna vrata', ocena: 3000 };
  const forecast = forecastFund({ ...fund, nacrt: [roof, facade, door] });
  expect(forecast?.outlooks.map(({ work, enoughFrom }) => [work.opis, enoughFrom])).toEqual([
    ['Obnova fasade – 1. faza', '2027-03'],
    ['Vhodna vrata', '2027-05'],
    ['Streha', '2028-05'],
  ]);
  expect(forecast?.months.at(-1)?.obdobje).toBe('2028-12');
});

test('works that others pay and works of past years are not counted', () => {
  const loan = { ...facade, ocena: 310_000, iz_sklada: false };
  const past = { ...facade, leto: 2025 };
  expect(forecastFund({ ...fund, nacrt: [loan, past] })).toBeUndefined();
  expect(forecastFund({ ...fund, nacrt: [loan, past, facade] })?.outlooks).toHaveLength(1);
});

test.each([
  ['the contribution of the building', { mesecni_prispevek_stavbe: null }],
  ['the day of the state', { datum_stanja: '1899-12-30' }],
  ['a plan', { nacrt: [] }],
  ['a plan of a sensible year', { nacrt: [{ ...facade, leto: 2099 }] }],
])('there is no forecast without %s', (_, change) => {
  expect(forecastFund({ ...fund, ...change })).toBeUndefined();
});

test('the works are named in the months that pay for them, several in one month together, one without a cost too', () => {
  const roof = { ...facade, opis: 'Popravilo strehe', ocena: 1_000 };
  const plan = [facade, { ...roof, ocena: 60 }, { ...roof, ocena: 0 }, roof];
  const months = forecastFund({ ...fund, nacrt: plan })?.months ?? [];
  const paying = months.filter(({ paid }) => paid.length > 0);
  expect(paying.map(({ obdobje, paid }) => [obdobje, paid.map(({ ocena }) => ocena)])).toEqual([
    ['2027-03', [42_000, 60, 0]],
    ['2027-04', [1_000]],
  ]);
});

test.each(['zakljucen', 'opuscen'] as const)('a work that is %s is not paid again', (stanje) => {
  expect(forecastFund({ ...fund, nacrt: [{ ...facade, stanje }] })).toBeUndefined();
});

test('of a work that is being done only the rest of its estimate is still to be paid', () => {
  const months = (dejanski_strosek: number) =>
    forecastFund({ ...fund, nacrt: [{ ...facade, stanje: 'v_izvedbi', dejanski_strosek }] })
      ?.months ?? [];
  const paying = months(37_000).find(({ paid }) => paid.length > 0);
  expect(paying).toMatchObject({ obdobje: '2027-01', works: 500_000n, balance: 3_363_663n });
  // Nothing is left of it, so the fund has no work to pay.
  expect(months(43_000)).toEqual([]);
});

test('the missing amount is that of the rest', () => {
  const work = { ...facade, ocena: 62_000, dejanski_strosek: 2000, stanje: 'v_izvedbi' as const };
  const forecast = forecastFund({ ...fund, nacrt: [work] });
  expect(forecast?.outlooks).toMatchObject([{ missing: 250_717n, enoughLater: '2028-02' }]);
  expect(forecast?.months.at(-1)).toMatchObject({ works: 6_000_000n, balance: -250_717n });
});
