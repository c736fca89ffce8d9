import { type Cents, sumCents } from '../money/cents';

/** What is open of some items together, with overpaid ones. */
export function openCents(items: readonly { readonly odprto: number }[]): Cents {
  return sumCents(items.map(({ odprto }) => odprto));
}
