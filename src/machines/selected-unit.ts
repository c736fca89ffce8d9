import type { Unit } from '../domain/api-types';
import { unitKey } from '../domain/units/unit';

/** The found units of each list by their keys: a user may have thousands of units, and each render asks. */
const found = new WeakMap<readonly Unit[], Map<string, Unit | undefined>>();

/** The selected unit, derived from the list of units and the key; `undefined` until the list is loaded. */
export function selectedUnit({
  units,
  unitKey: key,
}: {
  readonly units: readonly Unit[];
  readonly unitKey: string | undefined;
}): Unit | undefined {
  if (key === undefined || units.length === 0) return undefined;
  const known = found.get(units) ?? new Map<string, Unit | undefined>();
  found.set(units, known);
  if (!known.has(key)) {
    known.set(
      key,
      units.find((unit) => unitKey(unit) === key),
    );
  }
  return known.get(key);
}
