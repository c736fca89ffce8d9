import type { NewValue } from '../opened';

/**
 * The entry of a table for a value of an answer. The contract's enumerations may grow: a value that the portal does not
 * know yet gets the neutral entry. The types of answers (`Opened`) cannot index a table, so that every reader calls
 * this.
 *
 * @param fallback - the neutral entry, such as the word "Drugo"
 */
export function label<Known extends string, Entry, Fallback>(
  table: Readonly<Record<Known, Entry>>,
  value: NoInfer<Known> | NewValue,
  fallback: Fallback,
): Entry | Fallback {
  return isKnown(table, value) ? table[value] : fallback;
}

/** Whether a table has an entry for a value; inherited properties such as `constructor` do not count. */
export function isKnown<Known extends string>(
  table: Readonly<Record<Known, unknown>>,
  value: string,
): value is Known {
  return Object.hasOwn(table, value);
}
