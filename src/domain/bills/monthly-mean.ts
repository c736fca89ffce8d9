import type { RegularBill } from '../api-types';
import { fromCents, sumCents } from '../money/cents';
import { divideRounded } from '../money/exact';

/**
 * What the bills of a month come to on average, in euros. Several units have a bill each in a month, so the mean of the bills
 * is less.
 *
 * @returns `undefined` without bills
 */
export function monthlyMean(
  bills: readonly Pick<RegularBill, 'obdobje' | 'znesek'>[],
): number | undefined {
  const months = new Set(bills.map(({ obdobje }) => obdobje)).size;
  if (months === 0) return undefined;
  const sum = sumCents(bills.map(({ znesek }) => znesek));
  return fromCents(divideRounded(sum, BigInt(months)));
}
