import { divideRounded } from '../money/exact';

const LEAST_DECIMALS = 2;
const MOST_DECIMALS = 6;
/** The percentages that decide something. */
const LIMITS = [0n, 50n, 75n, 100n];

/** −1, 0 or 1: below, at or above a limit. */
const sideOf = (share: bigint, whole: bigint, limit: bigint) => {
  const difference = 100n * share - limit * whole;
  if (difference === 0n) return 0;
  return difference > 0n ? 1 : -1;
};

/**
 * A share of the whole in percent, only to be shown. It has two decimals, or more where two would round it to a limit that
 * the share itself is not at: 100001 of 200000 is 50.0005, not 50.00.
 *
 * @param share - a whole number from 0 to `whole`
 * @param whole - a whole number above 0
 * @returns the percentage with a decimal point and without the sign
 * @throws RangeError for numbers that are not whole, and for a whole of 0
 */
export function sharePercent(share: number, whole: number): string {
  const [part, all] = [BigInt(share), BigInt(whole)];
  for (let decimals = LEAST_DECIMALS; ; decimals += 1) {
    const unit = 10n ** BigInt(decimals);
    const rounded = divideRounded(part * 100n * unit, all);
    const holds = LIMITS.every(
      (limit) => sideOf(part, all, limit) === sideOf(rounded, 100n * unit, limit),
    );
    if (holds || decimals === MOST_DECIMALS) {
      const digits = String(rounded).padStart(decimals + 1, '0');
      return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    }
  }
}
