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

/** How the monthly contribution of some units changes. */
export interface ContributionChange {
  /** By how much their bills change; each is rounded to the cent. */
  readonly difference: Cents;
  /** The bills before and after; `undefined` when the present rate is not known. */
  readonly bills: readonly [before: Cents, after: Cents] | undefined;
  /** Whether the areas times the change come to the difference. Rounding may part them by a cent. */
  readonly isProduct: boolean;
}

/**
 * The change of the monthly contribution of some units.
 *
 * @param areas - in m²
 * @param rate - the present one, in € per m²; `null` when it is not known
 * @param change - of the rate
 */
export function contributionChange(
  areas: readonly number[],
  rate: number | null,
  change: number,
): ContributionChange {
  const sum = (of: number) => areas.reduce((all, area) => all + contributionOf(area, of), 0n);
  const product = sum(change);
  if (rate === null) return { difference: product, bills: undefined, isProduct: true };
  const [before, after] = [sum(rate), sum(rate + change)];
  const difference = after - before;
  return { difference, bills: [before, after], isProduct: difference === product };
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
