import type { BuildingEvent } from '../api-types';
import { addDays } from '../dates/add-days';
import { momentOf, slovenianTime } from '../dates/date';
import { addMonths } from '../dates/period';
import { isPinnedAt, stateAt } from './event-state';
import { daysOf } from './event-time';

const DAYS_IN_WEEK = 7;

/** The first and the last day of an event in a calendar: one that is going on lasts until today, whatever its end. */
function spanOf(event: BuildingEvent, now: number) {
  const { firstDay, lastDay } = daysOf(event);
  const state = stateAt(event, now);
  const today = slovenianTime(new Date(now)).day;
  const isOpen = state === 'v_teku' || state === 'zamuja';
  return { firstDay, lastDay: isOpen && today > lastDay ? today : lastDay };
}

/** The last day of a month such as `2026-11`. */
const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/**
 * The events of each day of a month (`pages.md` P31), a pinned one and then
 * the one that begins first is first; a day without events is absent.
 *
 * @param month - such as `2026-11`
 * @param now - by the server's clock, in milliseconds
 */
export function eventsByDay(
  events: readonly BuildingEvent[],
  month: string,
  now: number,
): ReadonlyMap<string, readonly BuildingEvent[]> {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const spans = events
    .map((event) => ({ event, ...spanOf(event, now) }))
    .filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first)
    .sort(
      ({ event: one }, { event: other }) =>
        Number(isPinnedAt(other, now)) - Number(isPinnedAt(one, now)) ||
        momentOf(one.zacetek).getTime() - momentOf(other.zacetek).getTime() ||
        one.id_dogodka - other.id_dogodka,
    );
  const days = new Map<string, BuildingEvent[]>();
  for (const { event, firstDay, lastDay } of spans) {
    const until = lastDay < last ? lastDay : last;
    for (let day = firstDay > first ? firstDay : first; day <= until; day = addDays(day, 1)) {
      const own = days.get(day);
      if (own) own.push(event);
      else days.set(day, [event]);
    }
  }
  return days;
}

/**
 * The days of a month in weeks from Monday to Sunday; `undefined` for a place outside of the month.
 *
 * @param month - such as `2026-11`
 */
export function weeksOf(month: string): (string | undefined)[][] {
  const last = lastDayOf(month);
  const weekday = (new Date(`${month}-01T00:00Z`).getUTCDay() + 6) % DAYS_IN_WEEK;
  const weeks: (string | undefined)[][] = [];
  for (let monday = addDays(`${month}-01`, -weekday); monday <= last; ) {
    const week = Array.from({ length: DAYS_IN_WEEK }, (_, place) => addDays(monday, place));
    weeks.push(week.map((day) => (day.startsWith(month) ? day : undefined)));
    monday = addDays(monday, DAYS_IN_WEEK);
  }
  return weeks;
}

/** The day that a month is opened at: today, else the first day with an event, else the first day. */
export function openedDay(month: string, today: string, days: Iterable<string>): string {
  if (today.startsWith(month)) return today;
  return [...days].sort()[0] ?? `${month}-01`;
}
