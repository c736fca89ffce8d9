import { describe, expect, test } from 'vitest';
import type { EnergyComparison } from '../api-types';
import { october } from './energy.fixture';
import { compareHeat, compareWater, isHeatingSeason, measureOf } from './weather';

const with_ = (change: Partial<EnergyComparison>) => compareHeat({ ...october, ...change });
const month = (
  obdobje: string,
  obracunske_enote_lani: number,
  obracunske_enote: number,
  temperaturni_primanjkljaj_lani: number | null,
  temperaturni_primanjkljaj: number | null,
) =>
  with_({
    obdobje,
    obracunske_enote_lani,
    obracunske_enote,
    temperaturni_primanjkljaj_lani,
    temperaturni_primanjkljaj,
  });

describe('rule 1: last year is corrected for the weather on exact units', () => {
  // Last year, this year, degree-days of both, last year corrected in hundredths, the change in tenths of a percent.
  test.each([
    ['2026-01', 391.7912, 382.2232, 598.4, 561.2, 36_744n, 40n],
    ['2026-02', 365.7184, 362.3328, 521.7, 492.5, 34_525n, 49n],
    ['2026-03', 303.8208, 294.7128, 412.3, 405.1, 29_852n, -13n],
    ['2026-04', 151.6528, 144.44, 208.6, 190.4, 13_842n, 43n],
    ['2026-10', 281.1152, 291.3456, 268, 281.4, 29_517n, -13n],
  ] as const)('%s', (period, before, now, then, today, corrected, change) => {
    expect(month(period, before, now, then, today)).toMatchObject({
      kind: 'compared',
      corrected: true,
      before: corrected,
      change,
    });
  });

  // The same, with both values in hundredths.
  test.each([
    ['2026-01', 391.7912, 382.2232, 39_179n, 38_222n, -24n],
    ['2026-02', 365.7184, 362.3328, 36_572n, 36_233n, -9n],
    ['2026-03', 303.8208, 294.7128, 30_382n, 29_471n, -30n],
    ['2026-04', 151.6528, 144.44, 15_165n, 14_444n, -48n],
    ['2026-10', 281.1152, 291.3456, 28_112n, 29_135n, 36n],
  ] as const)('%s has the raw change without degree-days', (period, before, now, ...shown) => {
    const [shownBefore, shownNow, change] = shown;
    expect(month(period, before, now, null, null)).toEqual({
      kind: 'compared',
      corrected: false,
      before: shownBefore,
      now: shownNow,
      change,
    });
  });
});

describe('rules 2 to 6: what is not corrected or not compared', () => {
  test.each([
    { temperaturni_primanjkljaj: null },
    { temperaturni_primanjkljaj_lani: null },
    { temperaturni_primanjkljaj: 0 },
    { temperaturni_primanjkljaj_lani: 0 },
  ])('with %j the raw values are compared', (change) => {
    expect(with_(change)).toEqual({
      kind: 'compared',
      corrected: false,
      now: 29_135n,
      before: 28_112n,
      change: 36n,
    });
  });

  test.each([
    [{ obracunske_enote_lani: 0 }, 'last-year-zero'],
    [{ obracunske_enote_lani: null }, 'last-year-missing'],
    [{ obracunske_enote: null, toplota_enote_kwh: null }, 'no-value'],
    [{ primerljivost: 'ni_lani' }, 'last-year-missing'],
    [{ primerljivost: 'drug_uporabnik' }, 'other-user'],
    [{ primerljivost: 'zamenjan_merilnik' }, 'other-meter'],
    [{ primerljivost: 'druga_sezona' }, 'other-season'],
    [{ primerljivost: 'nekaj_novega' as 'ni_lani' }, 'not-comparable'],
    [{ obdobje: '2026-05' }, 'out-of-season'],
  ] as const)('%j is not compared: %s', (change, why) => {
    expect(with_(change)).toEqual({ kind: 'not-compared', why });
  });

  test('the season is October to April', () => {
    const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const heated = months.filter((each) => isHeatingSeason(`2026-${each}`));
    expect(heated).toEqual(['01', '02', '03', '04', '10', '11', '12']);
  });

  test('hot water is compared as it is, whatever the degree-days', () => {
    expect(compareWater(october)).toBe(33n);
    expect(compareWater({ ...october, temperaturni_primanjkljaj: 999 })).toBe(33n);
    expect(compareWater({ ...october, topla_voda_m3_lani: 0 })).toBeUndefined();
    expect(compareWater({ ...october, topla_voda_m3: null })).toBeUndefined();
  });
});

test('rule 8: kWh are compared only where a heat meter has measured them', () => {
  expect(measureOf(october)).toBe('units');
  const measured = { ...october, nacin_dolocitve: 'izmerjeno', obracunske_enote: null } as const;
  expect(measureOf(measured)).toBe('kwh');
  expect(compareHeat(measured)).toMatchObject({ now: 88_400n, before: 90_405n, change: -22n });
});
