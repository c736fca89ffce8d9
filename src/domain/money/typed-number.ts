const ARABIC_INDIC_ZERO = 0x0660;

/** A text with the digits that a keyboard may give, Latin for Arabic-Indic ones (§5 numeric takes both). */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO));
}

/**
 * The number that was typed: blanks around it do not count, a decimal comma counts as a point.
 *
 * @returns `NaN` when it is none
 */
export function typedNumber(text: string): number {
  const line = latinDigits(text).trim();
  return line === '' ? Number.NaN : Number(line.replace(',', '.'));
}
