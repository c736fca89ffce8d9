/** Months and days of generated rows, counted back from the demo world's today (2026-11-21). */
import { addDays, addMonths } from '../values/days';

/** The period this many months before 10/2026, the last one with bills: `YYYY-MM`. */
export function periodBack(months: number): string {
  return addMonths('2026-10', -months);
}

/** A day of the month after a period: `YYYY-MM-DD`. */
export function dayAfter(period: string, day: number): string {
  return addDays(`${addMonths(period, 1)}-01`, day - 1);
}

/** The day this many days before 20.11.2026. */
export function dayBack(days: number): string {
  return addDays('2026-11-20', -days);
}

/** A moment of a day, in Slovenian winter time. */
export function momentOf(day: string, time = '09:00'): string {
  return `${day}T${time}:00+01:00`;
}
