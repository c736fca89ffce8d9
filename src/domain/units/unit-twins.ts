import { unitTwinText } from '../../text/shell/shell';
import type { Unit } from '../api-types';
import { groupBy } from '../values/group-by';
import { numberOf, roleLabel, unitLabel } from './unit';

/** Marks that may distinguish rows, the clearest first; the last always does. */
const marks: readonly ((unit: Unit, index: number) => string)[] = [
  ({ vrsta }) => roleLabel(vrsta),
  ({ objekt_sifra }) => unitTwinText.building(objekt_sifra),
  (_, index) => unitTwinText.entry(index + 1),
];

/** Adds a mark to each of several rows with one number and label; a single row stays unchanged. */
function marked(twins: readonly Unit[]): Unit[] {
  if (twins.length < 2) return [...twins];
  const texts = marks.map((mark) => twins.map(mark));
  const clear = texts.find((each) => new Set(each).size === twins.length) ?? [];
  return twins.map((unit, index) => ({ ...unit, mark: clear[index] ?? '' }));
}

/**
 * The merged list with a mark on each row that shares its label and its inventory number (or lack of one) with another,
 * such as two rows of owners: the mark distinguishes them wherever a unit is named, selected or stored.
 */
export function tellApart(units: readonly Unit[]): Unit[] {
  const key = (unit: Unit) => JSON.stringify([numberOf(unit), unitLabel(unit)]);
  const groups = [...groupBy(units, key).values()];
  const apart = new Map(
    groups.flatMap((twins) => marked(twins).map((unit, index) => [twins[index], unit] as const)),
  );
  return units.map((unit) => apart.get(unit) ?? unit);
}

/**
 * The units to choose from when the server identifies them by inventory number alone: each number once, without a mark;
 * units without a number are left out.
 */
export function numberOptions(units: readonly Unit[]): { value: string; label: string }[] {
  const numbered = units.filter((unit) => numberOf(unit) !== undefined);
  return [...groupBy(numbered, numberOf).values()].flatMap(([first]) => {
    if (!first) return [];
    const { mark: _, ...unit } = first;
    return [{ value: unit.inventarna_stevilka, label: unitLabel(unit) }];
  });
}
