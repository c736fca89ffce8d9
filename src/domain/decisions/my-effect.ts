import { type Cents, toCents } from '../money/cents';
import { divideRounded, toParts } from '../money/exact';

const AREA_DECIMALS = 2;
const RATE_DECIMALS = 4;
/** Parts of an area times parts of a rate, in one cent. */
const PER_CENT = 10n ** BigInt(AREA_DECIMALS + RATE_DECIMALS - 2);

/**
 * The monthly contribution of an area, rounded to the cent as on a bill.
 *
 * @param area - in m², with at most two decimals
 * @param rate - in € per m²; negative for a lower contribution
 */
export function contributionOf(area: number, rate: number): Cents {
  return divideRounded(toParts(area, AREA_DECIMALS) * toParts(rate, RATE_DECIMALS), PER_CENT);
}

/**
 * The part of a cost that falls on a share, rounded to the cent.
 *
 * @param cost - in €
 * @param share - the own numerator, a whole number
 * @param whole - the common denominator, a whole number
 * @returns `undefined` when the whole is 0
 * @throws RangeError for numbers that are not whole
 */
export function partOf(cost: number, share: number, whole: number): Cents | undefined {
  if (whole === 0) return undefined;
  return divideRounded(toCents(cost) * BigInt(share), BigInt(whole));
}
