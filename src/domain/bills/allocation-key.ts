import type { AllocationKey, Known } from '../api-types';
import { toParts } from '../money/exact';
import { formatNumber } from '../money/number';
import { isKnown, label } from '../values/label';

/** In what a key measures: decimals that always stand, and the unit of measure where the contract fixes one. */
const measures: Readonly<Record<Known<AllocationKey>, { decimals: number; unit?: string }>> = {
  PO: { decimals: 2, unit: 'm²' },
  OP: { decimals: 2, unit: 'm²' },
  EN: { decimals: 0 },
  OS: { decimals: 0 },
  OS_PES: { decimals: 1 },
  SD: { decimals: 0 },
  ST: { decimals: 1 },
  DE: { decimals: 2 },
  ZN: { decimals: 0 },
};

/** Whether a key's rule is known here, so that a cost can be reckoned by it. */
export function isKnownKey(key: AllocationKey): boolean {
  return isKnown(measures, key);
}

/**
 * A quantity by its key (`pages.md` 2.2), `62.40 m²`. Where it has more decimals than usual, all three stand: what is
 * shown must come to what was charged.
 *
 * @param withUnit - whether the unit of measure stands behind it
 */
export function formatQuantity(value: number, key: AllocationKey, withUnit = true): string {
  const { decimals, unit } = label(measures, key, { decimals: 2, unit: undefined });
  const more = toParts(value, 3) % 10n ** BigInt(3 - decimals) !== 0n;
  const number = formatNumber(value, more ? 3 : decimals);
  return unit && withUnit ? `${number}\u00A0${unit}` : number;
}

/** A rate in percent as short as it is, `22 %`, `9.5 %`. */
export function formatRate(rate: number): string {
  const [, decimals = ''] = String(rate).split('.');
  return `${formatNumber(rate, Math.min(decimals.length, 2))}\u00A0%`;
}
