import dayjs from 'dayjs';

const NO_DATE = '/';
/** Days that stand for no date (§3). */
const PLACEHOLDERS = ['1899-12-30', '0001-01-01'];
/** A day that every month has: it needs no calendar, which for 50,000 rows takes half a second. */
const PLAIN_DAY = /^([1-9]\d{3})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;
/** A day, with a time and an offset where they are sent: as the contract has it, or with a blank in place of the `T`. */
const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
const PERIOD = /^([1-9]\d{3})-(0[1-9]|1[0-2])$/;
/** A server in Slovenia sends its empty day as a moment: midnight there, in winter, in summer or by UTC. */
const SERVER_OFFSETS = [0, 1, 2];
const HOUR = 3_600_000;

/** A day as `2026-11-30` and the time of it as `09:15`. */
export interface DayAndTime {
  readonly day: string;
  readonly time: string;
}

let slovenianClock: Intl.DateTimeFormat | undefined;

/** The wall clock in Slovenia at a moment: what happened there is told alike on every device. */
export function slovenianTime(moment: Date): DayAndTime {
  slovenianClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Ljubljana',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = slovenianClock.format(moment).split(' ');
  return { day, time };
}

/** Whether the calendar has the day: dayjs makes 2 March of 30 February, which is another day then. */
function isInCalendar(day: string): boolean {
  return dayjs(day).format('YYYY-MM-DD') === day;
}

/** Whether a moment is the midnight of a placeholder, by one of the clocks of a server in Slovenia. */
function isEmptyMoment(moment: Date): boolean {
  return SERVER_OFFSETS.some((hours) => {
    const there = new Date(moment.getTime() + hours * HOUR).toISOString();
    return PLACEHOLDERS.includes(there.slice(0, 10));
  });
}

/** What a text of the contract tells; nothing for a placeholder (§3), a day in no calendar and what is no date. */
function readDate(value: string): DayAndTime | undefined {
  const [, day = '', time = '00:00', offset] = WRITTEN.exec(value) ?? [];
  if (PLACEHOLDERS.includes(day) || !isInCalendar(day)) return undefined;
  if (offset === undefined) return { day, time };
  const moment = new Date(value.replace(' ', 'T'));
  if (Number.isNaN(moment.getTime()) || isEmptyMoment(moment)) return undefined;
  return slovenianTime(moment);
}

/**
 * A date as DD.MM.YYYY, with `, HH:mm` when time is asked for (§9 Dates). A moment is told by the clock in
 * Slovenia, wherever the device is.
 *
 * @param value - ISO date or date-time
 * @returns `/` for an empty value, a placeholder date (§3) in any form, a day that is in no calendar and a text that is no date
 */
export function formatDate(value: string | null | undefined, withTime = false): string {
  if (!value) return NO_DATE;
  const plain = withTime ? null : PLAIN_DAY.exec(value);
  if (plain) return `${plain[3]}.${plain[2]}.${plain[1]}`;
  const read = readDate(value);
  if (!read) return NO_DATE;
  const day = read.day.split('-').reverse().join('.');
  return withTime ? `${day}, ${read.time}` : day;
}

/** A billing period `2026-10` as on real bills, `10/2026`; `/` when it is none. */
export function formatPeriod(value: string | null | undefined): string {
  const period = value && isPeriod(value) ? value : undefined;
  return period === undefined ? NO_DATE : period.split('-').reverse().join('/');
}

/** Whether a text is a billing period such as `2026-10`; the month of a placeholder date is none. */
export function isPeriod(value: string): boolean {
  return PERIOD.test(value) && !PLACEHOLDERS.some((day) => day.startsWith(value));
}

/** The month `2026-10` of a date, a date-time or a period; empty for what is shown as `/`. */
export function monthOf(value: string | null | undefined): string {
  if (!value) return '';
  if (isPeriod(value)) return value;
  const day = PLAIN_DAY.test(value) ? value : (readDate(value)?.day ?? '');
  return day.slice(0, 7);
}

/** The year `2026` of a date, a date-time or a period; empty for what is shown as `/`. */
export function yearOf(value: string | null | undefined): string {
  return monthOf(value).slice(0, 4);
}

/**
 * Whole days from one day to another, below zero when it lies before.
 *
 * @returns `undefined` when one of them is shown as `/`
 */
export function daysBetween(from: string | null, to: string | null): number | undefined {
  if (formatDate(from) === NO_DATE || formatDate(to) === NO_DATE) return undefined;
  return dayjs(to).diff(dayjs(from), 'day');
}

/** The day on this device, `2026-11-21`. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD');
}
