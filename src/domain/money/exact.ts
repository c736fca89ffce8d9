/**
 * A decimal number of the contract as a whole number of its smallest parts, for exact arithmetic: `62.4` with 3 decimals
 * is `62400n`.
 *
 * @param value - with at most `decimals` decimals; a missing value or NaN counts as 0
 */
export function toParts(value: number, decimals: number): bigint {
  if (!Number.isFinite(value)) return 0n;
  return BigInt(value.toFixed(decimals).replace('.', ''));
}

/**
 * A quotient rounded to the nearest whole number, a half away from zero as on bills, so that a credit note cancels the
 * charge exactly.
 *
 * @param divisor - positive
 * @throws RangeError when it is zero
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}
