const DAY_MS = 86_400_000;
const ljubljana = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Ljubljana' });

/** Moves a day, `YYYY-MM-DD`, by whole days; a negative number moves it back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Moves a month, `YYYY-MM`, by whole months; a negative number moves it back. */
export function addMonths(month: string, months: number): string {
  const [year = 0, one = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, one - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The last day of a month, `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The day in Slovenia at a moment, in milliseconds since 1970. */
export function slovenianDay(moment: number): string {
  return ljubljana.format(moment);
}
