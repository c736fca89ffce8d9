/** An amount in whole cents; sums are exact. */
export type Cents = number;

/** Cents as the decimal euros of the contract, `21750` → `217.5`. */
export function toEuro(cents: Cents): number {
  return cents / 100;
}

/** The exact sum of amounts; 0 for an empty list. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The nearest whole number of cents; half a cent goes away from zero, so that a credit cancels its charge. */
export function roundCents(exact: number): Cents {
  return exact < 0 ? -Math.round(-exact) : Math.round(exact);
}
