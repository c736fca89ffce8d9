/**
 * A decimal number of the contract as a whole number of its smallest parts, so that reckoning with it is exact:
 * `62.4` with 3 decimals is `62400n`.
 *
 * @param value - with no more decimals than told; what is no number, such as a missing value, counts as 0
 */
export function toParts(value: number, decimals: number): bigint {
  if (!Number.isFinite(value)) return 0n;
  return BigInt(value.toFixed(decimals).replace('.', ''));
}

/**
 * A quotient rounded to the next whole number, a half away from zero as bills have it, so that a credit note takes
 * back exactly what was charged.
 *
 * @param divisor - above zero
 * @throws RangeError when it is zero
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}
