import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EnergyComparison } from '../api-types';
import { october } from './energy.fixture';
import { compareHeat } from './weather';

const units = fc.integer({ min: 1, max: 50_000_000 }).map((parts) => Number(`${parts}e-4`));
const degreeDays = fc.integer({ min: 1, max: 9999 }).map((parts) => Number(`${parts}e-1`));
const period = fc.constantFrom('2026-01', '2026-04', '2026-10', '2026-12');

const compare = (change: Partial<EnergyComparison>) => {
  const result = compareHeat({ ...october, ...change });
  if (result.kind !== 'compared') throw new Error(`not compared: ${result.why}`);
  return result;
};

test('equal degree-days change nothing', () => {
  fc.assert(
    fc.property(period, units, units, degreeDays, (obdobje, now, before, days) => {
      const values = { obdobje, obracunske_enote: now, obracunske_enote_lani: before };
      const equal = { temperaturni_primanjkljaj: days, temperaturni_primanjkljaj_lani: days };
      const none = { temperaturni_primanjkljaj: null, temperaturni_primanjkljaj_lani: null };
      const { corrected: _, ...same } = compare({ ...values, ...equal });
      const { corrected: __, ...raw } = compare({ ...values, ...none });
      expect(same).toEqual(raw);
    }),
  );
});

test('the correction depends on the ratio of the degree-days only', () => {
  const small = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(units, units, small, small, fc.integer({ min: 2, max: 10 }), (...values) => {
      const [now, before, days, then, scale] = values;
      const at = (by: number) =>
        compare({
          obracunske_enote: now,
          obracunske_enote_lani: before,
          temperaturni_primanjkljaj: days * by,
          temperaturni_primanjkljaj_lani: then * by,
        });
      expect(at(scale)).toEqual(at(1));
    }),
  );
});

test('the percent depends on the ratio of the units only', () => {
  const whole = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(whole, whole, degreeDays, degreeDays, fc.integer({ min: 2, max: 99 }), (...all) => {
      const [now, before, days, then, scale] = all;
      const at = (by: number) =>
        compare({
          obracunske_enote: now * by,
          obracunske_enote_lani: before * by,
          temperaturni_primanjkljaj: days,
          temperaturni_primanjkljaj_lani: then,
        }).change;
      expect(at(scale)).toBe(at(1));
    }),
  );
});

test('there is never a percent of zero', () => {
  fc.assert(
    fc.property(units, degreeDays, degreeDays, (now, days, then) => {
      const change = {
        obracunske_enote: now,
        obracunske_enote_lani: 0,
        temperaturni_primanjkljaj: days,
        temperaturni_primanjkljaj_lani: then,
      };
      expect(compareHeat({ ...october, ...change })).toEqual({
        kind: 'not-compared',
        why: 'last-year-zero',
      });
    }),
  );
});
