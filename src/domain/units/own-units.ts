import type { Unit, UnitDetails } from '../api-types';
import { compareTexts } from '../search/compare-texts';
import { isOwned, roleLabel, unitLabel } from './unit';

type Details = Omit<UnitDetails, 'inventarna_stevilka'>;

/** A unit of the specification's list with what the manager's bills reckon with; `null` where nothing is known of it. */
export type OwnUnit = Omit<Unit, 'vrsta'> &
  Readonly<{ [Key in keyof Details]: Details[Key] | null }> & {
    /** The unit as the specification's list has it, to be chosen. */
    readonly unit: Unit;
    readonly naziv_enote: string;
    readonly vloga: string;
  };

const nothing: Readonly<{ [Key in keyof Details]: null }> = {
  naslov: null,
  posta: null,
  vrsta_enote: null,
  etaza: null,
  povrsina: null,
  ogrevana_povrsina: null,
  solastniski_delez: null,
  st_oseb: null,
  st_psov: null,
  id_dela_stavbe: null,
  velja_od: null,
  velja_do: null,
  najemnik: null,
};

/**
 * The merged units with their details, by name (`pages.md` P18). Who is no owner of a unit reads of no tenant there,
 * whatever the answer holds.
 *
 * @param details - of more or fewer units than there are; the specification's list decides
 */
export function ownUnits(units: readonly Unit[], details: readonly UnitDetails[]): OwnUnit[] {
  const known = new Map(details.map((each) => [each.inventarna_stevilka, each]));
  return units
    .map((unit) => {
      const { vrsta, ...facts } = unit;
      const own = { ...nothing, ...known.get(unit.inventarna_stevilka), ...facts };
      const najemnik = isOwned(unit) ? own.najemnik : null;
      return { ...own, najemnik, unit, naziv_enote: unitLabel(unit), vloga: roleLabel(vrsta) };
    })
    .sort((one, other) => compareTexts(one.naziv_enote, other.naziv_enote));
}
