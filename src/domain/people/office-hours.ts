import type { ContactCard } from '../api-types';
import { addDays } from '../dates/add-days';
import { slovenianTime } from '../dates/date';

type Manager = ContactCard['upravnik'];
/** One span of opening hours on a weekday, such as `08:00` to `12:00`. */
export type OfficeSpan = Manager['uradne_ure'][number];

/** The state of the office at a moment. `day` counts the days ahead, `date` is that day. */
export type OfficeState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'later'; readonly from: string; readonly until: string }
  | {
      readonly kind: 'next';
      readonly from: string;
      readonly day: number;
      readonly weekday: number;
      readonly date: string;
    };

/** Consecutive weekdays with the same hours. */
export interface OfficeDays {
  readonly first: number;
  readonly last: number;
  readonly spans: readonly OfficeSpan[];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** How many days ahead to look for an open day: enough for a collective leave. */
const MAX_DAYS_AHEAD = 21;

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isSpan = ({ od, do: until }: OfficeSpan) =>
  CLOCK_TIME.test(od) && CLOCK_TIME.test(until) && od < until;

/** The spans of a day in order; adjacent and overlapping ones are merged, invalid ones left out. */
function spansOf(day: number, hours: readonly OfficeSpan[]): OfficeSpan[] {
  const own = hours
    .filter((span) => span.dan === day && isSpan(span))
    .sort((a, b) => a.od.localeCompare(b.od));
  const joined: OfficeSpan[] = [];
  for (const span of own) {
    const before = joined.at(-1);
    if (!before || before.do < span.od) joined.push(span);
    else if (before.do < span.do) joined.splice(-1, 1, { ...before, do: span.do });
  }
  return joined;
}

/** The weekday of a day, 1 (Monday) to 7. */
const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7;

/**
 * Whether the office is open at a moment, and when it opens next, in Slovenian local time.
 *
 * @returns `undefined` without known hours in the next three weeks
 */
export function officeState(
  { uradne_ure: hours, zaprto: closed }: Pick<Manager, 'uradne_ure' | 'zaprto'>,
  now: Date,
): OfficeState | undefined {
  const { day: today, time } = slovenianTime(now);
  for (let day = 0; day <= MAX_DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    const weekday = weekdayOf(date);
    if (closed.includes(date)) continue;
    const span = spansOf(weekday, hours).find(({ do: until }) => day > 0 || time < until);
    if (!span) continue;
    const { od: from, do: until } = span;
    if (day > 0) return { kind: 'next', from, day, weekday, date };
    return from <= time ? { kind: 'open', until } : { kind: 'later', from, until };
  }
  return undefined;
}

/** The week as a list of open days; consecutive days with the same hours are one row. */
export function officeWeek(hours: readonly OfficeSpan[]): OfficeDays[] {
  const rows: OfficeDays[] = [];
  for (const day of WEEKDAYS) {
    const spans = spansOf(day, hours);
    const before = rows.at(-1);
    if (spans.length === 0) continue;
    const isSame = before?.last === day - 1 && keyOf(before.spans) === keyOf(spans);
    if (isSame) rows.splice(-1, 1, { ...before, last: day });
    else rows.push({ first: day, last: day, spans });
  }
  return rows;
}

const keyOf = (spans: readonly OfficeSpan[]) =>
  spans.map(({ od, do: until }) => `${od}-${until}`).join();
