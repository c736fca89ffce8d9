import { unitTwinText } from '../../text/shell/shell';
import type { Unit } from '../api-types';
import { groupBy } from '../values/group-by';
import { numberOf, roleLabel, unmarkedLabel } from './unit';

/** Marks that may distinguish rows, the clearest first; the last always does. */
const marks: readonly ((unit: Unit, index: number) => string)[] = [
  ({ vrsta }) => roleLabel(vrsta),
  ({ objekt_sifra }) => unitTwinText.building(objekt_sifra),
  (_, index) => unitTwinText.entry(index + 1),
];

/** The rows that share a key with another row, together. */
const sharing = (units: readonly Unit[], keyOf: (unit: Unit) => string | undefined) =>
  [...groupBy(units, keyOf).values()].filter((rows) => rows.length > 1);

/** Several rows with one number and label, each with the same row and its mark. */
function marked(twins: readonly Unit[]): (readonly [Unit, Unit])[] {
  const texts = marks.map((mark) => twins.map(mark));
  const clear = texts.find((each) => new Set(each).size === twins.length) ?? [];
  return twins.map((unit, index) => [unit, { ...unit, mark: clear[index] ?? '' }]);
}

/**
 * The merged list with a mark on each row that shares its label and its inventory number (or lack of one) with another,
 * such as two rows of owners: the mark distinguishes them wherever a unit is named, selected or stored.
 */
export function tellApart(units: readonly Unit[]): Unit[] {
  const twins = sharing(units, numberOf).flatMap((rows) => sharing(rows, unmarkedLabel));
  const apart = new Map(twins.flatMap(marked));
  return units.map((unit) => apart.get(unit) ?? unit);
}

/** The label of the unit with this inventory number, and the number of a unit that is not in the list. */
export function labelOfNumber(units: readonly Unit[], number: string): string {
  const unit = units.find((each) => numberOf(each) === number);
  return unit ? unmarkedLabel(unit) : number;
}

/**
 * The units to choose from when the server identifies them by inventory number alone: each number once, without a mark;
 * units without a number are left out.
 */
export function numberOptions(units: readonly Unit[]): { value: string; label: string }[] {
  const known = new Set<string>();
  return units.flatMap((unit) => {
    const number = numberOf(unit);
    if (number === undefined || known.has(number)) return [];
    known.add(number);
    return [{ value: number, label: unmarkedLabel(unit) }];
  });
}
