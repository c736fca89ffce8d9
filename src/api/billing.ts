import { q } from './query';
import { listOpenItemsAnswer } from './shapes/billing';

/**
 * Open items with their totals (`pages.md` P4).
 *
 * @param unitKey - `inventarna_stevilka` of one unit; `undefined` for all units of the payer
 */
export function openItemsQuery(unitKey: string | undefined) {
  const query = { inventarna_stevilka: unitKey };
  return q(['open-items', unitKey ?? 'all'], listOpenItemsAnswer, { query });
}
