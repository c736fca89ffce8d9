import type { ContactCard } from '../api-types';
import { slovenianTime } from '../dates/date';

type Manager = ContactCard['upravnik'];
/** One span of a day of the week, `08:00` to `12:00`. */
export type OfficeSpan = Manager['uradne_ure'][number];

/** When the office is open, as seen from a moment. `day` counts the days ahead, `date` is that day. */
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

/** Days of the week that have the same hours, one after the other. */
export interface OfficeDays {
  readonly first: number;
  readonly last: number;
  readonly spans: readonly OfficeSpan[];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** How far ahead an open day is looked for: past a collective leave, not into next year. */
const AHEAD = 21;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isSpan = ({ od, do: until }: OfficeSpan) => CLOCK.test(od) && CLOCK.test(until) && od < until;

/** The spans of a day in their order; those that touch or overlap are one. What is no span is left out. */
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

function dayAfter(date: string, days: number): { readonly date: string; readonly weekday: number } {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() || 7 };
}

/**
 * Whether the office is open at a moment, and when it opens next, by the clock in Slovenia wherever the device is.
 *
 * @returns nothing where no hours are known, or none in the next three weeks
 */
export function officeState(
  { uradne_ure: hours, zaprto: closed }: Pick<Manager, 'uradne_ure' | 'zaprto'>,
  now: Date,
): OfficeState | undefined {
  const { day: today, time } = slovenianTime(now);
  for (let day = 0; day <= AHEAD; day += 1) {
    const { date, weekday } = dayAfter(today, day);
    if (closed.includes(date)) continue;
    const span = spansOf(weekday, hours).find(({ do: until }) => day > 0 || time < until);
    if (!span) continue;
    const { od: from, do: until } = span;
    if (day > 0) return { kind: 'next', from, day, weekday, date };
    return from <= time ? { kind: 'open', until } : { kind: 'later', from, until };
  }
  return undefined;
}

/** The week as a list: open days by their hours, days in a row with the same hours as one. */
export function officeWeek(hours: readonly OfficeSpan[]): OfficeDays[] {
  const rows: OfficeDays[] = [];
  for (const day of WEEK) {
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
