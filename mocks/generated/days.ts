/** Months and days of generated rows, counted back from the demo world's today (2026-11-21). */

/** The period this many months before 10/2026, the last one with bills: `YYYY-MM`. */
export function periodBack(months: number): string {
  return new Date(Date.UTC(2026, 9 - months, 1)).toISOString().slice(0, 7);
}

/** The period before another: `2026-01` gives `2025-12`. */
export function monthBefore(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}

/** A day of the month after a period: `YYYY-MM-DD`. */
export function dayAfter(period: string, day: number): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The day this many days before 20.11.2026. */
export function dayBack(days: number): string {
  return new Date(Date.UTC(2026, 10, 20 - days)).toISOString().slice(0, 10);
}

/** A moment of a day, in Slovenian winter time. */
export function momentOf(day: string, time = '09:00'): string {
  return `${day}T${time}:00+01:00`;
}
