import { toParts } from './exact';

/** An amount in whole cents, so that sums are exact. */
export type Cents = bigint;

/** An amount of the contract in cents; a missing one is 0 (§9). */
export function toCents(value: number): Cents {
  return toParts(value, 2);
}

/** Cents as the amount that `formatMoney` takes. */
export function fromCents(cents: Cents): number {
  return Number(cents) / 100;
}

/** The exact sum of amounts of the contract, in cents; 0 for an empty list. */
export function sumCents(values: readonly number[]): Cents {
  return values.reduce((total, value) => total + toCents(value), 0n);
}

/** The exact sum of amounts of the contract, as an amount; 0 for an empty list. */
export function sumOf(amounts: readonly number[]): number {
  return fromCents(sumCents(amounts));
}
