import { q } from './query';
import { getBillComplaintAnswer } from './shapes/billing-complaint';

/**
 * Until when a regular bill can be disputed, and the steps (`pages.md` P14).
 *
 * @param bill - `st_dokumenta` of the bill
 */
export function billComplaintQuery(bill: string) {
  return q(['bill-complaint', bill], getBillComplaintAnswer, { path: { st_dokumenta: bill } });
}
