import type { EnergyComparison } from '../api-types';
import { divideRounded, toParts } from '../money/exact';

/** Why last year was not corrected for the weather, or not compared at all. */
export type NotCompared =
  | 'last-year-missing'
  | 'last-year-zero'
  | 'other-user'
  | 'other-meter'
  | 'other-season'
  | 'not-comparable'
  | 'no-value'
  | 'out-of-season';

/** A month beside the same month of last year. */
export interface Compared {
  readonly kind: 'compared';
  /** Whether last year is corrected for the weather; otherwise the raw values are compared. */
  readonly corrected: boolean;
  /** In hundredths of a unit or of a kWh, rounded for showing. */
  readonly now: bigint;
  readonly before: bigint;
  /** The change in tenths of a percent, negative when less was used. */
  readonly change: bigint;
}

/** The measure that both years have: the units of the allocators, or kWh of a heat meter. */
export type Measure = 'units' | 'kwh';

export interface Uncompared {
  readonly kind: 'not-compared';
  readonly why: NotCompared;
}

const UNIT_DECIMALS = 4;
const DEGREE_DECIMALS = 1;
const SHOWN_DECIMALS = 2;
const HUNDRED_PERCENT_IN_TENTHS = 1000n;
/** May to September: the building is not heated (`docs/energy-information.md`, rule 5). */
const SUMMER = ['05', '06', '07', '08', '09'];

/** Why the server says that two months cannot be compared (rule 6). */
const reasons: Readonly<Record<string, NotCompared>> = {
  ni_lani: 'last-year-missing',
  drug_uporabnik: 'other-user',
  zamenjan_merilnik: 'other-meter',
  druga_sezona: 'other-season',
};

/** Whether a month is in the heating season. @param period - such as `2026-10` */
export function isHeatingSeason(period: string): boolean {
  return !SUMMER.includes(period.slice(5));
}

/** Units where allocators count, otherwise kWh of a heat meter; never kWh that were divided by units. */
export function measureOf({ nacin_dolocitve, obracunske_enote }: EnergyComparison): Measure {
  return nacin_dolocitve === 'izmerjeno' || obracunske_enote === null ? 'kwh' : 'units';
}

/** The two values of a month in their measure, in ten-thousandths; `undefined` where one is missing. */
function valuesOf(month: EnergyComparison) {
  const isUnits = measureOf(month) === 'units';
  const now = isUnits ? month.obracunske_enote : month.toplota_enote_kwh;
  const before = isUnits ? month.obracunske_enote_lani : month.toplota_enote_kwh_lani;
  const parts = (value: number | null) =>
    value === null ? undefined : toParts(value, UNIT_DECIMALS);
  return { now: parts(now), before: parts(before) };
}

/** Degree-days in tenths; `undefined` when they are missing or zero, by which nothing can be corrected (rule 2). */
function degrees(value: number | null): bigint | undefined {
  const parts = value === null ? 0n : toParts(value, DEGREE_DECIMALS);
  return parts > 0n ? parts : undefined;
}

/**
 * The heat of a month beside the same month of last year, corrected for the weather: last year × degree-days now ÷
 * degree-days then, on exact values that are rounded only to be shown (`docs/energy-information.md`, rules 1 to 6).
 */
export function compareHeat(month: EnergyComparison): Compared | Uncompared {
  const not = (why: NotCompared): Uncompared => ({ kind: 'not-compared', why });
  if (!isHeatingSeason(month.obdobje)) return not('out-of-season');
  if (month.primerljivost !== 'primerljivo') {
    return not(reasons[month.primerljivost] ?? 'not-comparable');
  }
  const { now, before } = valuesOf(month);
  if (now === undefined) return not('no-value');
  if (before === undefined) return not('last-year-missing');
  if (before <= 0n) return not('last-year-zero');
  const kdNow = degrees(month.temperaturni_primanjkljaj);
  const kdThen = degrees(month.temperaturni_primanjkljaj_lani);
  const corrected = kdNow !== undefined && kdThen !== undefined;
  // Last year is the fraction before × over / under.
  const over = corrected ? kdNow : 1n;
  const under = corrected ? kdThen : 1n;
  const shown = 10n ** BigInt(UNIT_DECIMALS - SHOWN_DECIMALS);
  return {
    kind: 'compared',
    corrected,
    now: divideRounded(now, shown),
    before: divideRounded(before * over, under * shown),
    change: divideRounded((now * under - before * over) * HUNDRED_PERCENT_IN_TENTHS, before * over),
  };
}

/**
 * Hot water beside last year, which is never corrected for the weather (rule 4).
 *
 * @returns the change in tenths of a percent; `undefined` when a value is missing or last year is 0 (rule 3), or the time
 * before is another person's
 */
export function compareWater(month: EnergyComparison): bigint | undefined {
  const { topla_voda_m3: now, topla_voda_m3_lani: before } = month;
  if (now === null || before === null || before <= 0) return undefined;
  const [then, today] = [toParts(before, 3), toParts(now, 3)];
  return divideRounded((today - then) * HUNDRED_PERCENT_IN_TENTHS, then);
}
