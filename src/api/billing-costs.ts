import { q } from './query';
import { getCostSpecificationAnswer } from './shapes/billing-costs';

/**
 * The cost lines of a unit's regular bill (`pages.md` P14).
 *
 * @param unitNumber - `inventarna_stevilka` of the unit
 * @param period - such as `2026-10`; without it the last one that has a specification
 */
export function costSpecificationQuery(unitNumber: string, period?: string) {
  return q(['cost-specification', unitNumber, period ?? 'last'], getCostSpecificationAnswer, {
    path: { inventarna_stevilka: unitNumber },
    query: { obdobje: period },
  });
}
