import { pagedQuery } from './paged';
import { listOpenItemsAnswer } from './shapes/billing';

/**
 * Open items with their totals (`pages.md` P4).
 *
 * @param unitNumber - `inventarna_stevilka` of one unit; `undefined` for all units of the payer
 */
export function openItemsQuery(unitNumber: string | undefined) {
  const query = { inventarna_stevilka: unitNumber };
  return pagedQuery(['open-items', unitNumber ?? 'all'], listOpenItemsAnswer, 'postavke', {
    query,
  });
}
