/**
 * An amount of the contract in whole cents. Rounded, never cut: 4.35 × 100 is 434.999… (`pages.md` C5.2).
 *
 * @returns `null` when the amount has more than two decimals or is no number
 */
export function payableCents(euro: number): number | null {
  const cents = Math.round(euro * 100);
  // What is left of a decimal in binary is far smaller than a tenth of a cent.
  return Math.abs(cents - euro * 100) < 0.1 ? cents : null;
}

/** Cents as a Slovenian bank takes them from the clipboard: `217,50`, no sign for thousands. */
export function centsForBank(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
