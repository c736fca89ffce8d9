import type { BuildingEvent } from '../api-types';
import { formatDate, momentOf, slovenianTime } from '../dates/date';

type Times = Pick<BuildingEvent, 'zacetek' | 'predviden_konec' | 'konec' | 'cel_dan'>;

/** The end that is known: the real one, else the expected one; `null` for none and for one before the beginning. */
export function endOf({ zacetek, predviden_konec, konec }: Omit<Times, 'cel_dan'>): string | null {
  const end = konec ?? predviden_konec;
  return end !== null && momentOf(end).getTime() > momentOf(zacetek).getTime() ? end : null;
}

/** The first and the last day of an event, by the clock in Slovenia; the contract's end is the first moment after it. */
export function daysOf(times: Times): { readonly firstDay: string; readonly lastDay: string } {
  const firstDay = slovenianTime(momentOf(times.zacetek)).day;
  const end = endOf(times);
  const lastDay =
    end === null ? firstDay : slovenianTime(new Date(momentOf(end).getTime() - 1)).day;
  return { firstDay, lastDay };
}

/**
 * When an event is, by the clock in Slovenia (`pages.md` P31): `25.11.2026, 08:00–12:00`, with both days when it lasts over
 * midnight, and only the days of an event of whole days.
 */
export function formatEventTime(times: Times): string {
  const { zacetek, cel_dan } = times;
  const { firstDay, lastDay } = daysOf(times);
  if (cel_dan) {
    return firstDay === lastDay
      ? formatDate(firstDay)
      : `${formatDate(firstDay)} – ${formatDate(lastDay)}`;
  }
  const start = formatDate(zacetek, true);
  const end = endOf(times);
  if (end === null) return start;
  return firstDay === lastDay
    ? `${start}–${slovenianTime(momentOf(end)).time}`
    : `${start} – ${formatDate(end, true)}`;
}
