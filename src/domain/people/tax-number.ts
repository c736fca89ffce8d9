const DIGITS = /^[0-9]{8}$/;
const MODULUS = 11;

/**
 * Whether a text is a Slovenian tax number: eight digits, the last one a check digit. The first seven are weighted 8 to 2; 11 minus the
 * remainder by 11 is the check digit, 10 gives 0, and 11 is none.
 */
export function isTaxNumber(text: string): boolean {
  if (!DIGITS.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 7).reduce((total, digit, at) => total + digit * (8 - at), 0);
  const check = MODULUS - (sum % MODULUS);
  return check < MODULUS && check % 10 === digits[7];
}
