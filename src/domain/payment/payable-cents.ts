/**
 * An amount of the contract in whole cents, rounded and never truncated: 4.35 × 100 is 434.999… (`pages.md` C5.2).
 *
 * @returns `null` for an amount with more than two decimals and for NaN
 */
export function payableCents(euro: number): number | null {
  const cents = Math.round(euro * 100);
  // The error of a binary fraction is far smaller than a tenth of a cent.
  return Math.abs(cents - euro * 100) < 0.1 ? cents : null;
}

/** Cents as a Slovenian bank accepts them from the clipboard: `217,50`, without a thousands separator. */
export function centsForBank(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
