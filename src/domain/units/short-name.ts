import { flatName, unitKinds } from '../../text/shell/unit-kinds';
import type { Unit } from '../api-types';
import { numberOf, unitKey } from './unit';

/** The kind of a unit that its name ends with: `Garaža` of `Javorjeva ulica 12, garaža`; `undefined` without a known one. */
function kindOf(naziv: string): string | undefined {
  const end = naziv.slice(naziv.lastIndexOf(',') + 1).trim();
  const isKind = naziv.includes(',') && unitKinds.includes(end.toLowerCase());
  return isKind ? end.charAt(0).toUpperCase() + end.slice(1) : undefined;
}

/** What a unit's inventory number has after the code of its building: `014` of `0137014`. */
function ownNumber(unit: Unit): string {
  const number = numberOf(unit) ?? '';
  return number.startsWith(unit.objekt_sifra) ? number.slice(unit.objekt_sifra.length) : '';
}

function nameOf(unit: Unit): string | undefined {
  const kind = kindOf(unit.naziv);
  if (kind !== undefined) return `${kind} ${ownNumber(unit)}`.trim();
  return unit.stez_stanovanja > 0 ? flatName(unit.stez_stanovanja) : undefined;
}

/**
 * The short name of one of the user's units, such as `Stanovanje 14`, for a place that also shows its
 * label (`docs/decisions/0037`).
 *
 * @param units - all units of the user
 * @returns `undefined` when the fields do not tell what the unit is, or when another unit has the same short name
 */
export function shortName(unit: Unit, units: readonly Unit[]): string | undefined {
  const name = nameOf(unit);
  if (name === undefined || unit.mark !== undefined) return undefined;
  const key = unitKey(unit);
  const isShared = units.some((other) => nameOf(other) === name && unitKey(other) !== key);
  return isShared ? undefined : name;
}
