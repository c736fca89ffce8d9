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

/**
 * A unit's label: name, then building number, sequence and apartment number where there are any (§3 Unit); what is
 * missing leaves no dash behind.
 */
export function unitLabel({ naziv, stev_stavbe, zaporedna, stez_stanovanja }: Unit): string {
  const parts = [naziv, stev_stavbe, zaporedna > 0 && String(zaporedna)].filter(Boolean);
  const apartment = stez_stanovanja > 0 && `(${stez_stanovanja})`;
  return [parts.join(' - '), apartment].filter(Boolean).join(' ');
}

/** What the user is on a unit, in words (§3 Role code). */
export function roleLabel(vrsta: string): string {
  if (vrsta === 'L+U') return roleLabels.both;
  return vrsta === 'L' ? roleLabels.owner : roleLabels.user;
}

/** Whether the user owns the unit, whether or not they live there; a page of owners is not for others (`domain.md` 2.1). */
export function isOwned({ vrsta }: Unit): boolean {
  return vrsta === 'L' || vrsta === 'L+U';
}
