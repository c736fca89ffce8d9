import type { AllocationKey, Known } from '../api-types';
import { toParts } from '../money/exact';
import { formatNumber } from '../money/number';
import { isKnown, label } from '../values/label';

/** How a key measures: the decimals that are always shown, and the unit of measure when the contract fixes one. */
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

/** Whether the portal knows a key's rule and can calculate a cost by it. */
export function isKnownKey(key: AllocationKey): boolean {
  return isKnown(measures, key);
}

/**
 * A quantity by its key (`pages.md` 2.2), `62.40 m²`. A quantity with more decimals than usual is shown with three: the
 * shown figures must give the charged amount.
 *
 * @param withUnit - whether the unit of measure follows
 */
export function formatQuantity(value: number, key: AllocationKey, withUnit = true): string {
  const { decimals, unit } = label(measures, key, { decimals: 2, unit: undefined });
  const more = toParts(value, 3) % 10n ** BigInt(3 - decimals) !== 0n;
  const number = formatNumber(value, more ? 3 : decimals);
  return unit && withUnit ? `${number}\u00A0${unit}` : number;
}

/** A rate in percent without trailing zeros, `22 %`, `9.5 %`. */
export function formatRate(rate: number): string {
  const [, decimals = ''] = String(rate).split('.');
  return `${formatNumber(rate, Math.min(decimals.length, 2))}\u00A0%`;
}
