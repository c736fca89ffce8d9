import { roleLabels } from '../../text/shell/shell';
import type { Unit } from '../api-types';
import { groupBy } from '../values/group-by';

/**
 * The inventory number of a unit; `undefined` where it has none (nothing, a blank, 0). No number is not the same number
 * as another such.
 */
export function numberOf({ inventarna_stevilka }: Pick<Unit, 'inventarna_stevilka'>) {
  const text = String(inventarna_stevilka ?? '');
  return ['', '0'].includes(text.trim()) ? undefined : text;
}

/**
 * The unit list as it is shown: of rows that share an inventory number, of which exactly one is of type L,
 * that one stays as L+U and its partners go; all others stay as they are, in their order (§4 Unit list).
 */
export function mergeUnits(units: readonly Unit[]): Unit[] {
  const byNumber = groupBy(units, numberOf);
  return units.flatMap((unit) => {
    const number = numberOf(unit);
    const sharing = number === undefined ? [unit] : (byNumber.get(number) ?? []);
    const owned = sharing.filter((other) => other.vrsta === 'L').length === 1;
    if (sharing.length < 2 || !owned) return [unit];
    return unit.vrsta === 'L' ? [{ ...unit, vrsta: 'L+U' as const }] : [];
  });
}

/** What tells one row of the list from all others; also from one that shares its inventory number. */
export function unitKey(unit: Unit): string {
  const { objekt_sifra, naziv, stev_stavbe, zaporedna, stez_stanovanja, vrsta, mark } = unit;
  const number = numberOf(unit);
  return JSON.stringify([
    number,
    objekt_sifra,
    naziv,
    stev_stavbe,
    zaporedna,
    stez_stanovanja,
    vrsta,
    mark,
  ]);
}

/**
 * The unit that is selected once a list has come: the same one as before while the list still has it,
 * else the first; none when the list is empty (§4 Unit list). Where a row has changed, its inventory number tells which
 * it is.
 *
 * @param key - `unitKey` of the unit that was selected before
 */
export function selectUnit(units: readonly Unit[], key: string | undefined): Unit | undefined {
  if (key === undefined) return units[0];
  const [number, building]: [string | null, string] = JSON.parse(key);
  const sharing = units.filter((unit) => number !== null && numberOf(unit) === number);
  return (
    units.find((unit) => unitKey(unit) === key) ??
    sharing.find(({ objekt_sifra }) => objekt_sifra === building) ??
    sharing[0] ??
    units[0]
  );
}

/**
 * A unit's label: name, then building number, sequence and apartment number where there are any (§3 Unit); what is
 * missing leaves no dash behind. What reads the same as another row of its number says what tells them apart.
 */
export function unitLabel({ naziv, stev_stavbe, zaporedna, stez_stanovanja, mark }: Unit): string {
  const parts = [naziv, stev_stavbe, zaporedna > 0 && String(zaporedna)].filter(Boolean);
  const apartment = stez_stanovanja > 0 && `(${stez_stanovanja})`;
  const label = [parts.join(' - '), apartment].filter(Boolean).join(' ');
  return mark === undefined ? label : `${label} · ${mark}`;
}

/** The same where there is little room and its end may be cut off: what tells it apart comes first. */
export function unitTitle({ mark, ...unit }: Unit): string {
  return mark === undefined ? unitLabel(unit) : `${mark} · ${unitLabel(unit)}`;
}

/** What the user is on a unit, in words (§3 Role code). */
export function roleLabel(vrsta: string): string {
  if (vrsta === 'L+U') return roleLabels.both;
  return vrsta === 'L' ? roleLabels.owner : roleLabels.user;
}

/** Whether the user owns the unit, whether or not they live there; a page of owners is not for others (`pages.md` 2.1). */
export function isOwned({ vrsta }: Unit): boolean {
  return vrsta === 'L' || vrsta === 'L+U';
}
