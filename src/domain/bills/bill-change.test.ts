import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CostSpecification } from '../api-types';
import { isPeriod } from '../dates/date';
import { addMonths } from '../dates/period';
import { sumCents } from '../money/cents';
import { billChange } from './bill-change';

/** A specification with these kinds. */
function specification(...kinds: readonly (readonly [string, number])[]): CostSpecification {
  const postavke = kinds.map(([vrsta_stroska, znesek]) => ({
    skupina: 'drugo' as const,
    vrsta_stroska,
    dobavitelj: 'x',
    st_racuna: '1',
    datum_racuna: '2026-10-31',
    znesek_racuna: znesek,
    kljuc: 'ZN' as const,
    kolicina_stavbe: 1,
    kolicina_enote: 1,
    delez: 100,
    osnova: znesek,
    stopnja_ddv: 0,
    ddv: 0,
    znesek,
    id_dokumenta: null,
    id_reklamacije: null,
  }));
  return {
    inventarna_stevilka: '0137014',
    naziv_enote: 'x',
    obdobja: [],
    obdobje: '2026-10',
    st_obracuna: null,
    rok_placila: null,
    postavke,
    skupine: [],
    rekapitulacija_ddv: [],
    skupaj_osnova: 0,
    skupaj_ddv: 0,
    skupaj_znesek: Number(sumCents(kinds.map(([, znesek]) => znesek))) / 100,
    znesek_lani: null,
    pot_pdf: null,
  };
}

test('October against September: heating explains the rise', () => {
  const now = specification(['Ogrevanje', 130.61], ['Voda', 20.75], ['Upravljanje', 66.14]);
  const before = specification(['Voda', 15.75], ['Upravljanje', 66.15]);
  const change = billChange(now, before);
  expect(change.total).toEqual({
    now: 21_750n,
    before: 8190n,
    difference: 13_560n,
    percent: 165.57,
  });
  expect(change.kinds.map(({ vrsta_stroska, difference }) => [vrsta_stroska, difference])).toEqual([
    ['Ogrevanje', 13_061n],
    ['Voda', 500n],
    ['Upravljanje', -1n],
  ]);
  expect(change.reasons.map(({ vrsta_stroska }) => vrsta_stroska)).toEqual(['Ogrevanje', 'Voda']);
});

test('the lines of one kind are one reason, but separate among the kinds', () => {
  const heat = (use: number, area: number) =>
    [
      ['Ogrevanje – porabniški delež (70 %)', use],
      ['Ogrevanje – delež po površini (30 %)', area],
    ] as const;
  const { kinds, reasons } = billChange(
    specification(...heat(75.92, 28.83), ['Voda', 50]),
    specification(...heat(0, 0), ['Voda', 10]),
  );
  expect(reasons.map(({ vrsta_stroska, difference }) => [vrsta_stroska, difference])).toEqual([
    ['Ogrevanje', 10_475n],
    ['Voda', 4000n],
  ]);
  expect(kinds).toHaveLength(3);
});

test('a new cost has no percent, a removed one has -100 %', () => {
  const { kinds } = billChange(specification(['Nova', 5]), specification(['Stara', 8]));
  expect(kinds).toEqual([
    { vrsta_stroska: 'Stara', now: null, before: 800n, difference: -800n, percent: -100 },
    { vrsta_stroska: 'Nova', now: 500n, before: null, difference: 500n, percent: null },
  ]);
});

test('a bill of zero gives no percent', () => {
  expect(billChange(specification(['a', 5]), specification()).total.percent).toBeNull();
  expect(billChange(specification(['a', 5]), specification(['a', 0])).kinds[0]?.percent).toBeNull();
});

test('a larger credit is a decrease, in percent of its size', () => {
  expect(billChange(specification(['a', -15]), specification(['a', -10])).total).toMatchObject({
    difference: -500n,
    percent: -50,
  });
});

test('lines of several suppliers with one kind are summed', () => {
  const { kinds } = billChange(specification(['a', 1], ['a', 2]), specification(['a', 2]));
  expect(kinds).toHaveLength(1);
  expect(kinds[0]).toMatchObject({ now: 300n, before: 200n, difference: 100n, percent: 50 });
});

test('at most three reasons, the largest first; no reasons without a change', () => {
  const now = specification(['a', 1], ['b', 4], ['c', 3], ['d', 2]);
  const { reasons } = billChange(now, specification());
  expect(reasons.map(({ vrsta_stroska }) => vrsta_stroska)).toEqual(['b', 'c', 'd']);
  expect(billChange(now, now).reasons).toEqual([]);
});

test('the changes of all kinds add up to the change of the bill', () => {
  const amount = fc.integer({ min: -10_000, max: 1_000_000 }).map((cents) => cents / 100);
  const kinds = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), amount));
  fc.assert(
    fc.property(kinds, kinds, (now, before) => {
      const change = billChange(specification(...now), specification(...before));
      const sum = change.kinds.reduce((total, { difference }) => total + difference, 0n);
      expect(sum).toBe(change.total.difference);
      for (const { difference } of change.reasons) {
        expect(difference > 0n).toBe(change.total.difference > 0n);
      }
    }),
    { seed: 14 },
  );
});

test('a period is a year and a month, and the month before may be in the year before', () => {
  expect(['2026-10', '2026-13', '2026-1', '', '../x'].map(isPeriod)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(addMonths('2026-10', -1)).toBe('2026-09');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-10', -12)).toBe('2025-10');
});
