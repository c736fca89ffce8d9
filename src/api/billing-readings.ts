import { q } from './query';
import { getReadingsAnswer } from './shapes/billing-readings';

/**
 * All heat billings and meter readings of a unit, the newest first (`pages.md` P5).
 *
 * @param unitKey - `inventarna_stevilka`
 */
export function readingsQuery(unitKey: string) {
  return q(['readings', unitKey], getReadingsAnswer, { path: { inventarna_stevilka: unitKey } });
}
