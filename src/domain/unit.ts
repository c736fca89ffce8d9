import { roleLabels } from '../text/shell';
import type { Unit } from './api-types';

/**
 * The unit list as it is shown: of rows that share an inventory number, of which exactly one is of type L,
 * that one stays as L+U and its partners go; all others stay as they are, in their order (§4 Unit list).
 */
export function mergeUnits(units: readonly Unit[]): Unit[] {
  const byKey = new Map<string, Unit[]>();
  for (const unit of units) {
    const sharing = byKey.get(unit.inventarna_stevilka);
    if (sharing) sharing.push(unit);
    else byKey.set(unit.inventarna_stevilka, [unit]);
  }
  return units.flatMap((unit) => {
    const sharing = byKey.get(unit.inventarna_stevilka) ?? [];
    const owned = sharing.filter((other) => other.vrsta === 'L').length === 1;
    if (sharing.length < 2 || !owned) return [unit];
    return unit.vrsta === 'L' ? [{ ...unit, vrsta: 'L+U' as const }] : [];
  });
}

/**
 * The unit that is selected once a list has come: the same one as before while the list still has it,
 * else the first; none when the list is empty (§4 Unit list). Units are told apart by `inventarna_stevilka`.
 */
export function selectUnit(units: readonly Unit[], selected: Unit | undefined): Unit | undefined {
  const kept = units.find((unit) => unit.inventarna_stevilka === selected?.inventarna_stevilka);
  return kept ?? units[0];
}

/** A unit's label: name, then building number, sequence and apartment number where there are any (§3 Unit). */
export function unitLabel(unit: Unit): string {
  const building = unit.stev_stavbe ? ` - ${unit.stev_stavbe}` : '';
  const sequence = unit.zaporedna > 0 ? ` - ${unit.zaporedna}` : '';
  const apartment = unit.stez_stanovanja > 0 ? ` (${unit.stez_stanovanja})` : '';
  return `${unit.naziv}${building}${sequence}${apartment}`;
}

/** What the user is on a unit, in words (§3 Role code). */
export function roleLabel(vrsta: string): string {
  if (vrsta === 'L+U') return roleLabels.both;
  return vrsta === 'L' ? roleLabels.owner : roleLabels.user;
}
