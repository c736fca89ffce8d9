import { q } from './query';
import { listContractorsAnswer, listInsuranceContractsAnswer } from './shapes/building';

/**
 * The companies that serve a building, by activity, then by name (`pages.md` P22).
 *
 * @param building - `objekt_sifra`
 */
export function contractorsQuery(building: string) {
  return q(['contractors', building], listContractorsAnswer, { path: { objekt_sifra: building } });
}

/**
 * The insurance contracts of a building, past ones included, with a unit's share; only owners get their costs
 * (`pages.md` P23).
 *
 * @param building - `objekt_sifra`
 * @param unitNumber - `inventarna_stevilka` of a unit in it
 */
export function insuranceQuery(building: string, unitNumber: string) {
  return q(['insurance-contracts', building, unitNumber], listInsuranceContractsAnswer, {
    path: { objekt_sifra: building },
    query: { inventarna_stevilka: unitNumber },
  });
}
