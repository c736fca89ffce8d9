/** An amount in whole cents. Amounts of the API have two decimals; a binary fraction would gather an error in a sum. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** The sum of amounts, added up in cents, so that 0.1 and 0.2 give 0.3. 0 without amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
}
