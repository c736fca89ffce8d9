/** An amount in a document. */
export function euro(amount: number): string {
  return `${amount.toFixed(2)} EUR`;
}

/** A period `2026-10` as `10/2026`. */
export function monthOf(period: string): string {
  return period.split('-').reverse().join('/');
}

/** A day `2026-10-31` as `31.10.2026`. */
export function dayOf(date: string): string {
  return date.split('-').reverse().join('.');
}
