/**
 * Whether the check digits of an IBAN or an RF reference are correct (ISO 7064, mod 97-10): the first four characters move
 * to the end, letters count as 10 to 35, and the remainder is 1.
 *
 * @param text - digits and capitals only, at least five
 */
export function isMod97(text: string): boolean {
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  // Digit by digit: the whole number exceeds the safe integers.
  const rest = digits.reduce((sum, digit) => (sum * (digit > 9 ? 100 : 10) + digit) % 97, 0);
  return rest === 1;
}

/** A text in groups of four characters. */
export function inFours(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ');
}
