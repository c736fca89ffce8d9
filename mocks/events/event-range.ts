import type { RowOf } from '../world/db';

const slovenianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' });
const dayOf = (time: number) => slovenianDay.format(time);

/** Whether an event lasts on a day of a range; both ends belong to the range, and `null` is no limit. */
export function isInRange(
  { zacetek, predviden_konec, konec, cel_dan }: RowOf<'buildingEvent'>,
  from: string | null,
  to: string | null,
): boolean {
  if (to !== null && dayOf(Date.parse(zacetek)) > to) return false;
  const end = konec ?? predviden_konec;
  if (from === null || end === null) return true;
  // Whole days end with the first moment after them.
  return dayOf(Date.parse(end) - (cel_dan ? 1 : 0)) >= from;
}
