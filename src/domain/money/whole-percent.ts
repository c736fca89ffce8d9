import { toCents } from './cents';

/**
 * How much of an amount is there, in whole percent, only to be shown. Parts of a percent are cut off, so that it is 100
 * only when the whole amount is there.
 *
 * @param part - an amount of the contract
 * @param whole - an amount above 0
 * @throws RangeError for a whole of 0
 */
export function wholePercent(part: number, whole: number): string {
  return String((100n * toCents(part)) / toCents(whole));
}
