import { dayAfter } from '../../generated/days';

/** Numbers and days of a month's invoices. */
export interface MonthOfInvoices {
  readonly year: string;
  readonly month: string;
  /** The last two digits of the year. */
  readonly yy: string;
  /** The last day of the period. */
  readonly end: string;
  /** A number in proportion to that of October, so that the numbers rise over the year. */
  rising(october: number, digits?: number): string;
  /** The day after the period, or the Monday after it when that is a weekend. */
  workday(day: number): string;
}

/**
 * What the invoices of a month are numbered and dated with.
 * @param period `YYYY-MM`
 */
export function monthOfInvoices(period: string): MonthOfInvoices {
  const [year = '', month = ''] = period.split('-');
  return {
    year,
    month,
    yy: year.slice(2),
    end: dayAfter(period, 0),
    rising: (october, digits = 1) =>
      String(Math.round((october * Number(month)) / 10)).padStart(digits, '0'),
    workday: (day) => workdayAfter(period, day),
  };
}

function workdayAfter(period: string, day: number): string {
  const date = dayAfter(period, day);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return dayAfter(period, day + 2);
  return weekday === 0 ? dayAfter(period, day + 1) : date;
}
