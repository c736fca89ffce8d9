import { addMonths } from '../../values/days';
import type { Cents } from '../../values/money';

/** How a month is shared; each day belongs to one party (pages.md P36). */
export interface SharedMonth {
  /** `YYYY-MM`. */
  readonly obdobje: string;
  readonly dni: number;
  readonly dni_predajnika: number;
  readonly dni_prevzemnika: number;
}

/** The number of days of a month, `YYYY-MM`. */
export function daysIn(period: string): number {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The months from the first one to that of the handover; the day of the handover is the giver's last. */
export function sharedMonths(first: string, date: string): readonly SharedMonth[] {
  const last = date.slice(0, 7);
  const months: SharedMonth[] = [];
  for (let obdobje = first; obdobje <= last; obdobje = addMonths(obdobje, 1)) {
    const dni = daysIn(obdobje);
    const dni_predajnika = obdobje === last ? Number(date.slice(8)) : dni;
    months.push({ obdobje, dni, dni_predajnika, dni_prevzemnika: dni - dni_predajnika });
  }
  return months;
}

/** The giver's part of an amount, rounded to the cent, half away from zero; the rest is the taker's. */
export function giversPart(amount: Cents, { dni, dni_predajnika }: SharedMonth): Cents {
  const part = Math.floor((2 * Math.abs(amount) * dni_predajnika + dni) / (2 * dni));
  return amount < 0 && part > 0 ? -part : part;
}
