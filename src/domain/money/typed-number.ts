const ARABIC_INDIC_ZERO = 0x0660;

/** A text with Latin digits instead of Arabic-Indic ones, which a keyboard may give (§5 numeric takes both). */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO));
}

/**
 * Reads a typed number; blanks around it are ignored, a decimal comma counts as a point.
 *
 * @returns `NaN` for any other text
 */
export function typedNumber(text: string): number {
  const line = latinDigits(text).trim();
  return line === '' ? Number.NaN : Number(line.replace(',', '.'));
}
