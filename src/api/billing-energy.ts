import { q } from './query';
import { getEnergyAnswer, getEnergyMonthsAnswer } from './shapes/billing-energy';

/**
 * The energy information of a unit for one month, with all items of the directive's annex
 * (`docs/energy-information.md`).
 *
 * @param unitNumber - `inventarna_stevilka`
 * @param period - one of the months of `energyMonthsQuery`; without it the newest one
 */
export function energyQuery(unitNumber: string, period: string | undefined) {
  return q(['energy', unitNumber, period], getEnergyAnswer, {
    path: { inventarna_stevilka: unitNumber },
    query: { obdobje: period },
  });
}

/**
 * The energy of a unit by month, each with the same month of last year, the newest first.
 *
 * @param unitNumber - `inventarna_stevilka`
 */
export function energyMonthsQuery(unitNumber: string) {
  return q(['energy-months', unitNumber], getEnergyMonthsAnswer, {
    path: { inventarna_stevilka: unitNumber },
  });
}
