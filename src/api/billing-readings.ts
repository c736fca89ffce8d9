import { q } from './query';
import { getReadingsAnswer } from './shapes/billing-readings';

/**
 * All heat billings and meter readings of a unit, the newest first (`pages.md` P5).
 *
 * @param unitNumber - `inventarna_stevilka`
 */
export function readingsQuery(unitNumber: string) {
  return q(['readings', unitNumber], getReadingsAnswer, {
    path: { inventarna_stevilka: unitNumber },
  });
}
