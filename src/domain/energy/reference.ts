import type { EnergyMonth } from '../api-types';
import { divideRounded, toParts } from '../money/exact';

/** The use of a month beside that of a named other. */
export interface Beside {
  /** Whole kWh of this unit and of the other. */
  readonly own: bigint;
  readonly other: bigint;
  /** In tenths of a percent; `undefined` when the other is 0. */
  readonly difference: bigint | undefined;
}

/** An average of fewer units could be traced to one of them (rule 7). */
const FEWEST_UNITS = 3;
const WHOLE_PERCENT = 100n;
const TENTHS_OF_PERCENT = 1000n;

/** Whole kWh, a half away from zero (rule 10). */
export function wholeKwh(kwh: number): bigint {
  return divideRounded(toParts(kwh, 3), 1000n);
}

/** The difference of shown, whole values, so that a reader can compute it again; none of zero (rule 3). */
function beside(own: bigint, other: bigint): Beside {
  const isNone = other <= 0n;
  return {
    own,
    other,
    difference: isNone ? undefined : divideRounded((own - other) * TENTHS_OF_PERCENT, other),
  };
}

/**
 * The use of a month beside the normed user: kWh per m² and year × heated area × part of the year
 * (`docs/energy-information.md`, rule 7).
 *
 * @returns `undefined` without the unit's heat, its area or a norm
 */
export function besideReference(month: EnergyMonth): Beside | undefined {
  const { referencni_uporabnik: norm, toplota_enote_kwh: own, ogrevana_povrsina: area } = month;
  if (norm === null || own === null || area === null) return undefined;
  const kwh = toParts(norm.kwh_na_m2_leto, 2) * toParts(area, 2) * toParts(norm.delez_obdobja, 2);
  return beside(wholeKwh(own), divideRounded(kwh, 10n ** 6n * WHOLE_PERCENT));
}

/**
 * The use of a month beside the average of the building for the same area. It is another thing than the norm and keeps
 * its own name.
 *
 * @returns `undefined` without an average, or with one of fewer than three units
 */
export function besideBuilding(month: EnergyMonth): Beside | undefined {
  const { povprecje_stavbe: average, toplota_enote_kwh: own, ogrevana_povrsina: area } = month;
  if (average === null || own === null || area === null) return undefined;
  if (average.stevilo_enot < FEWEST_UNITS) return undefined;
  const kwh = toParts(average.kwh_na_m2, 2) * toParts(area, 2);
  return beside(wholeKwh(own), divideRounded(kwh, 10n ** 4n));
}

/**
 * What a kilowatt-hour of the building's heat cost before VAT, in ten-thousandths of a euro.
 *
 * @returns `undefined` without the cost or the heat
 */
export function pricePerKwh(month: EnergyMonth): bigint | undefined {
  const { strosek_stavbe: cost, toplota_stavbe_kwh: heat } = month;
  const kwh = heat === null ? 0n : toParts(heat, 3);
  if (cost === null || kwh <= 0n) return undefined;
  // Cents to ten-thousandths of a euro, and thousandths of a kWh to kWh.
  return divideRounded(toParts(cost, 2) * 100n * 1000n, kwh);
}
