const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];
const MODULUS = 11;

/** Whether the last digit of a Slovenian tax number is its check digit (mod 11; a remainder of 1 gives 0). */
export function isTaxNumber(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  const check = MODULUS - (sum % MODULUS);
  return number.length === WEIGHTS.length + 1 && (check === 10 ? 0 : check) === Number(number[7]);
}
