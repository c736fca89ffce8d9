import { fromCents, sumCents, toCents } from '../money/cents';

/**
 * An open sum in euros without what is overpaid: that settles no other bill, and each page names it separately
 * (`pages.md` P4, P16).
 *
 * @param total - the sum of all rows, also of those that are not loaded
 */
export function owedOf(total: number, rows: readonly { readonly odprto: number }[]): number {
  const overpaid = rows.map(({ odprto }) => odprto).filter((odprto) => odprto < 0);
  return fromCents(toCents(total) - sumCents(overpaid));
}
