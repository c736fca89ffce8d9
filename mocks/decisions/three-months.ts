const zone = 'Europe/Ljubljana';
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });

/** The last day on which a list can be signed: three calendar months after the first signature, at most the month's end. */
export function threeMonthsAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 3, 0)).getUTCDate();
  const last = Date.UTC(year, month + 2, Math.min(date, lastOfMonth));
  return new Date(last).toISOString().slice(0, 10);
}

/** The last second of a day in Slovenian time. */
export function endOfDay(day: string): string {
  const parts = clock.formatToParts(new Date(`${day}T22:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3);
  return `${day}T23:59:59${offset}`;
}
