import { fromCents, toCents } from '../money/cents';
import { openCents } from './open-cents';

/**
 * An open sum in euros without what is overpaid: that settles no other bill, and each page names it separately
 * (`pages.md` P4, P16).
 *
 * @param total - the sum of all rows, also of those that are not loaded
 */
export function owedOf(total: number, rows: readonly { readonly odprto: number }[]): number {
  return fromCents(toCents(total) - openCents(rows.filter(({ odprto }) => odprto < 0)));
}
