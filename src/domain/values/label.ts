import type { NewValue } from '../opened';

/**
 * What stands in a table for a value that came in an answer. Enumerations of the contract grow: a value that this portal
 * does not know yet gets the neutral entry, so that neither a text nor a page is ever missing one. Their types can index
 * no table (`Opened`), so that every reader comes here.
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

/** Whether a table knows a value; what every object has by birth, such as `constructor`, is no entry. */
export function isKnown<Known extends string>(
  table: Readonly<Record<Known, unknown>>,
  value: string,
): value is Known {
  return Object.hasOwn(table, value);
}
