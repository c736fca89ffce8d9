import { addDays } from './add-days';
import { addMonths } from './period';
import { FIRST_DAY, LAST_DAY } from './typed-day';

/** What a calendar shows: the days of a month, the months of a year, or ten years. */
export type CalendarLevel = 'date' | 'month' | 'year';

/** Months in a row of the months, and years in a row of the years. */
const MONTHS_IN_ROW = 3;
const YEARS_IN_ROW = 2;

/** Moves a day by whole months; a day that the month does not have becomes its last one. */
export function addMonthsToDay(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Days since the Monday of the same week. */
const daysSinceMonday = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;

function stepInMonth(day: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -daysSinceMonday(day));
    case 'End':
      return addDays(day, 6 - daysSinceMonday(day));
    case 'PageUp':
      return addMonthsToDay(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonthsToDay(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/** In units of the level: `row` units in a row, `all` on the page, `place` of the day on it. */
function stepInPage(key: string, row: number, all: number, place: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -row,
    ArrowDown: row,
    Home: -place,
    End: all - 1 - place,
    PageUp: -all,
    PageDown: all,
  };
  return steps[key];
}

/**
 * The day that a key leads to in a calendar, within its limits.
 *
 * @param shift - whether the page is a year instead of a month
 * @returns `undefined` for a key without meaning
 */
export function calendarStep(
  level: CalendarLevel,
  day: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  limits: { readonly min: string; readonly max: string },
): string | undefined {
  if (level === 'date') {
    const next = stepInMonth(day, key, shiftKey);
    return next && within(next, limits);
  }
  const isMonth = level === 'month';
  const [row, all] = isMonth ? [MONTHS_IN_ROW, 12] : [YEARS_IN_ROW, 10];
  const place = isMonth ? Number(day.slice(5, 7)) - 1 : Number(day.slice(3, 4));
  const steps = stepInPage(key, row, all, place);
  if (steps === undefined) return undefined;
  return within(addMonthsToDay(day, isMonth ? steps : steps * 12), limits);
}

/** The day itself, or the nearest one within the limits. */
export function within(
  day: string,
  { min = FIRST_DAY, max = LAST_DAY }: { readonly min?: string; readonly max?: string },
): string {
  if (day < min) return min;
  return day > max ? max : day;
}
