import { roleLabels } from '../../text/shell/shell';
import type { Unit } from '../api-types';
import { groupBy } from '../values/group-by';

/**
 * The inventory number of a unit; `undefined` when it is missing, blank or 0. Two units without a number do not share a
 * number.
 */
export function numberOf({ inventarna_stevilka }: Pick<Unit, 'inventarna_stevilka'>) {
  const text = String(inventarna_stevilka ?? '');
  return ['', '0'].includes(text.trim()) ? undefined : text;
}

/**
 * The unit list for display (§4 Unit list). When rows share an inventory number and exactly one of them is of type L,
 * that row stays as L+U and the others are removed. All other rows stay unchanged, in their order.
 */
export function mergeUnits(units: readonly Unit[]): Unit[] {
  const byNumber = groupBy(units, numberOf);
  return units.flatMap((unit) => {
    const number = numberOf(unit);
    const sharing = number === undefined ? [unit] : (byNumber.get(number) ?? []);
    if (sharing.length < 2) return [unit];
    const owned = sharing.filter((other) => other.vrsta === 'L').length === 1;
    if (!owned) return [unit];
    return unit.vrsta === 'L' ? [{ ...unit, vrsta: 'L+U' as const }] : [];
  });
}

/** A key that identifies a row of the list, also among rows that share its inventory number. */
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
 * The unit that is selected after the list has loaded: the previous one while the list still contains it, otherwise the
 * first; `undefined` when the list is empty (§4 Unit list). A row that has changed is identified by its inventory
 * number.
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

/** A unit's name, then building number, sequence and apartment number, without dashes for missing parts (§3 Unit). */
export function unmarkedLabel({ naziv, stev_stavbe, zaporedna, stez_stanovanja }: Unit): string {
  const parts = [naziv, stev_stavbe, zaporedna > 0 && String(zaporedna)].filter(Boolean);
  const apartment = stez_stanovanja > 0 && `(${stez_stanovanja})`;
  return [parts.join(' - '), apartment].filter(Boolean).join(' ');
}

/** A unit's label. A row with the same number and label as another row also has a mark that distinguishes them. */
export function unitLabel(unit: Unit): string {
  const label = unmarkedLabel(unit);
  return unit.mark === undefined ? label : `${label} · ${unit.mark}`;
}

/** The label for a narrow place, where its end may be cut off: the mark comes first. */
export function unitTitle(unit: Unit): string {
  const label = unmarkedLabel(unit);
  return unit.mark === undefined ? label : `${unit.mark} · ${label}`;
}

/** The user's role in a unit, in words (§3 Role code). */
export function roleLabel(vrsta: string): string {
  if (vrsta === 'L+U') return roleLabels.both;
  return vrsta === 'L' ? roleLabels.owner : roleLabels.user;
}

/** Whether the user owns the unit, living there or not; some pages are for owners only (`pages.md` 2.1). */
export function isOwned({ vrsta }: Unit): boolean {
  return vrsta === 'L' || vrsta === 'L+U';
}
