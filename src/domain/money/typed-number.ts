const ARABIC_INDIC_ZERO = 0x0660;

/** A text with Latin digits instead of Arabic-Indic ones, which a keyboard may give (§5 numeric takes both). */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO));
}

/** A pasted number whose points can only separate thousands: `1.234,5` or `1.234.567`, but not `1.234`. */
const WITH_THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+|\.\d{3})$/;

/** `Number` alone would also take `1e3`, `0x1F` and `Infinity`. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** A typed number with Latin digits, without blanks around it and without points between thousands. */
export function plainDigits(text: string): string {
  const line = latinDigits(text).trim();
  return WITH_THOUSANDS.test(line) ? line.replaceAll('.', '') : line;
}

/**
 * Reads a typed number; blanks around it are ignored, a decimal comma counts as a point, points between
 * thousands are left out.
 *
 * @returns `NaN` for any other text
 */
export function typedNumber(text: string): number {
  const line = plainDigits(text).replace(',', '.');
  return NUMBER.test(line) ? Number(line) : Number.NaN;
}

/** How many decimals a typed number has. */
export function decimalsIn(text: string): number {
  return plainDigits(text).split(/[.,]/)[1]?.length ?? 0;
}

/** A number as text, with as many decimals as a typed number has, and with its decimal sign. */
export function writtenLike(typed: string, number: number): string {
  const written = number.toFixed(decimalsIn(typed));
  return plainDigits(typed).includes(',') ? written.replace('.', ',') : written;
}
