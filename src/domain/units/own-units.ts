import type { Unit, UnitDetails } from '../api-types';
import { compareTexts } from '../search/compare-texts';
import { isOwned, roleLabel, unitLabel } from './unit';

type Details = Omit<UnitDetails, 'inventarna_stevilka'>;

/** A unit of the list (§4) with the figures that the manager's bills use; `null` when they are unknown. */
export type OwnUnit = Omit<Unit, 'vrsta'> &
  Readonly<{ [Key in keyof Details]: Details[Key] | null }> & {
    /** The unit of the list, to select it. */
    readonly unit: Unit;
    readonly naziv_enote: string;
    readonly vloga: string;
  };

/** Kinds of units that are not for living. */
const UNINHABITED: ReadonlySet<string | null> = new Set(['garaza', 'klet']);

/** Whether a unit of this kind is not for living. */
export const isUninhabited = (vrsta_enote: string | null): boolean => UNINHABITED.has(vrsta_enote);

/** A number of persons or dogs; none is not shown for a unit that is not for living. */
const counted = (value: number | null, isLivedIn: boolean) =>
  value === 0 && !isLivedIn ? null : value;

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
 * The merged units with their details, by name (`pages.md` P18). Only an owner of a unit sees its tenant, whatever the
 * answer contains.
 *
 * @param details - may have more or fewer units than the list; the list decides
 */
export function ownUnits(units: readonly Unit[], details: readonly UnitDetails[]): OwnUnit[] {
  const known = new Map(details.map((each) => [each.inventarna_stevilka, each]));
  return units
    .map((unit) => {
      const { vrsta, ...facts } = unit;
      const own = { ...nothing, ...known.get(unit.inventarna_stevilka), ...facts };
      const najemnik = isOwned(unit) ? own.najemnik : null;
      const isLivedIn = !isUninhabited(own.vrsta_enote);
      return {
        ...own,
        najemnik,
        st_oseb: counted(own.st_oseb, isLivedIn),
        st_psov: counted(own.st_psov, isLivedIn),
        unit,
        naziv_enote: unitLabel(unit),
        vloga: roleLabel(vrsta),
      };
    })
    .sort((one, other) => compareTexts(one.naziv_enote, other.naziv_enote));
}
