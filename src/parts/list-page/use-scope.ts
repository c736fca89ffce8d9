import type { Unit } from '../../domain/api-types';
import { thisYear } from '../../domain/dates/today';
import { listParams } from '../address/list-state';
import type { ListAddress } from '../address/use-address';
import { useAskedUnit } from './use-asked-unit';

/** The address's value for all units. */
export const ALL_UNITS = 'vse';

/** The scope of a list's query. */
export interface ListScope {
  /** `inventarna_stevilka`; `undefined` for all units of the payer. */
  readonly unit: string | undefined;
  /** `objekt_sifra` of the selected unit, for lists of a building. */
  readonly building: string;
  readonly year: number;
}

/**
 * The scope of a list's query: the unit and the year in the address, by default the selected unit and this year. A list
 * of the building always uses the selected unit.
 */
export function useScope(
  at: ListAddress,
  selected: Unit,
  units: readonly Unit[],
  ofBuilding: boolean,
): ListScope {
  const { address } = at;
  const own = selected.inventarna_stevilka;
  const asked = useAskedUnit(at, selected, units) ?? own;
  const several = units.length > 1 && !ofBuilding;
  const year = Number(address.get(listParams.year));
  const chosen = address.get(listParams.unit) === ALL_UNITS ? undefined : asked;
  return {
    unit: several ? chosen : own,
    building: selected.objekt_sifra,
    year: Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : thisYear(),
  };
}
