/** An amount in whole cents: sums of it are exact. */
export type Cents = number;

/** Cents as the decimal euro that the contract wants, `21750` → `217.5`. */
export function toEuro(cents: Cents): number {
  return cents / 100;
}

/** The exact sum of amounts; 0 for none. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
