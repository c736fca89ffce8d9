import { slovenianDay } from '../values/days';
import type { RowOf } from '../world/db';
import { endOf, stateAt } from './event-state';

/**
 * Whether an event lasts on a day of a range; both ends belong to the range, and `null` is no limit. A late event lasts
 * until now.
 */
export function isInRange(
  row: RowOf<'buildingEvent'>,
  from: string | null,
  to: string | null,
  minute: string,
): boolean {
  const { zacetek, predviden_konec, cel_dan } = row;
  if (to !== null && slovenianDay(Date.parse(zacetek)) > to) return false;
  const end = stateAt(row, minute) === 'zamuja' ? minute : (endOf(row, minute) ?? predviden_konec);
  if (from === null || end === null) return true;
  // Whole days end with the first moment after them.
  return slovenianDay(Date.parse(end) - (cel_dan ? 1 : 0)) >= from;
}
