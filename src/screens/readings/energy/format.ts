import { formatNumber } from '../../../domain/money/number';

const SPACE = '\u00A0';

/** A whole number of units that is divided by a power of ten, with as many decimals. */
export function decimal(parts: bigint, decimals: number): string {
  return formatNumber(Number(parts) / 10 ** decimals, decimals);
}

/** Tenths of a percent without their sign: `1.3 %`. */
export function percentOf(tenths: bigint): string {
  return `${decimal(tenths < 0n ? -tenths : tenths, 1)}${SPACE}%`;
}

/** A number with its unit on one line; `otherwise` without a number. */
export function withUnit(
  value: number | null,
  decimals: number,
  unit: string,
  otherwise: string,
): string {
  if (value === null) return otherwise;
  return `${formatNumber(value, decimals)}${SPACE}${unit}`;
}

/** A temperature, with its decimal where it has one: a base of 15.5 °C is not 16. */
export function celsius(degrees: number | null, otherwise: string): string {
  return withUnit(degrees, Number.isInteger(degrees) ? 0 : 1, '°C', otherwise);
}

/** Grams in kilograms, with as many decimals as the grams have, so that a reader can multiply again. */
export function inKilograms(grams: number): string {
  return withUnit(grams / 1000, Number.isInteger(grams) ? 3 : 4, 'kg', '');
}
