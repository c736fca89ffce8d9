import type { Unit } from '../domain/api-types';
import { unitKey } from '../domain/units/unit';

/** The units of a list by their keys. Built once per list: a user may have thousands of units. */
const byKey = new WeakMap<readonly Unit[], ReadonlyMap<string, Unit>>();

/** The selected unit, derived from the list of units and the key; `undefined` until the list is loaded. */
export function selectedUnit({
  units,
  unitKey: key,
}: {
  readonly units: readonly Unit[];
  readonly unitKey: string | undefined;
}): Unit | undefined {
  if (key === undefined || units.length === 0) return undefined;
  const known = byKey.get(units) ?? new Map(units.map((unit) => [unitKey(unit), unit]));
  byKey.set(units, known);
  return known.get(key);
}
