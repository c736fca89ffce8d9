import { latinDigits } from '../money/typed-number';

/** The first and the last day that a form takes; earlier ones include the placeholders of §3. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2100-12-31';

/** Day, month and year with points, commas, slashes, hyphens or spaces between them; a point may follow. */
const WRITTEN = /^(\d{1,2})[ .,/-]+(\d{1,2})[ .,/-]+(\d{4}|\d{2})[ .]*$/;
const ONLY_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{1,2})[ :.,]*([0-5]\d)(?::\d\d)?$/;
/** A year of two digits below this one is of this century. */
const NEXT_CENTURY = 70;

const two = (part: string) => part.padStart(2, '0');

/** Whether the calendar has a day such as `2026-11-30`. */
export function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && toIso(moment) === day;
}

const toIso = (moment: Date) =>
  Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);

function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < NEXT_CENTURY ? 20 : 19}${year}`;
}

/** A typed day in the form of a day, which the calendar need not have; `undefined` for any other text. */
function shapedDay(typed: string): string | undefined {
  const text = latinDigits(typed.trim());
  const iso = ISO.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const [, day, month, year] = WRITTEN.exec(text) ?? ONLY_DIGITS.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return `${wholeYear(year)}-${two(month)}-${two(day)}`;
}

/**
 * Reads a typed day: `23.11.2026`, `1.1.26`, with spaces, digits only, or a pasted ISO date.
 *
 * @returns ISO `2026-11-23`; `undefined` for a day outside the calendar and for any other text
 */
export function typedDay(typed: string): string | undefined {
  const day = shapedDay(typed);
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Whether the year of a text is still being typed: `1.1.20` may become `1.1.2026`. */
export function hasShortYear(typed: string): boolean {
  return WRITTEN.exec(latinDigits(typed.trim()))?.[3]?.length === 2;
}

/** Reads a typed time, `8:15`, `8.15` or `0815`, as `08:15`; `undefined` for any other text. */
export function typedTime(typed: string): string | undefined {
  const [, hours = '', minutes = ''] = TIME.exec(latinDigits(typed.trim())) ?? [];
  return hours === '' || Number(hours) > 23 ? undefined : `${two(hours)}:${minutes}`;
}

/** Why a text is no day within the limits. */
type DayFault = 'no day' | 'not in the calendar' | 'too early' | 'too late';

/** The first and the last day that may be chosen. */
export interface DayLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Why a text is no day within the limits; `undefined` for a day that is. */
export function dayFault(
  typed: string,
  { min = FIRST_DAY, max = LAST_DAY }: DayLimits = {},
): DayFault | undefined {
  const day = shapedDay(typed);
  if (day === undefined) return 'no day';
  if (!isDay(day)) return 'not in the calendar';
  if (day < min) return 'too early';
  return day > max ? 'too late' : undefined;
}

/** A day and a time in one value, such as `2026-11-23T08:15`; what cannot be read stays as it was typed. */
export function joinDayTime(day: string, time: string): string {
  return day === '' && time === '' ? '' : `${day}T${time}`;
}

/** The two parts of a value of `joinDayTime`. */
export function splitDayTime(value: string): readonly [day: string, time: string] {
  const end = value.lastIndexOf('T');
  return end === -1 ? [value, ''] : [value.slice(0, end), value.slice(end + 1)];
}
