import dayjs from 'dayjs';

const NO_DATE = '/';
const PLACEHOLDERS = ['1899-12-30', '0001-01-01', '30.12.1899', '01.01.0001'];
/** A day that every month has: it needs no calendar, which for 50,000 rows takes half a second (`reliability.md` L09). */
const PLAIN_DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

function isPlaceholder(value: string): boolean {
  return PLACEHOLDERS.some((placeholder) => value.startsWith(placeholder));
}

/** A moment, as the contract has it: with its offset. */
const MOMENT = /T.*(?:Z|[+-]\d{2}:\d{2})$/;
let slovenianClock: Intl.DateTimeFormat | undefined;

/** The wall clock in Slovenia at a moment, as an ISO text: what happened there is told alike on every device. */
function inSlovenia(moment: Date): string {
  slovenianClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Ljubljana',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return slovenianClock.format(moment).replace(' ', 'T');
}

/**
 * A date as DD.MM.YYYY, with `, HH:mm` when time is asked for (§9 Dates). A moment is told by the clock in
 * Slovenia, wherever the device is.
 *
 * @param value - ISO date or date-time
 * @returns `/` for an empty value, a placeholder date (§3) and a text that is no date
 */
export function formatDate(value: string | null | undefined, withTime = false): string {
  if (!value || isPlaceholder(value)) return NO_DATE;
  const plain = withTime ? null : PLAIN_DAY.exec(value);
  if (plain) return `${plain[3]}.${plain[2]}.${plain[1]}`;
  const moment = MOMENT.test(value) ? new Date(value) : undefined;
  const isMoment = moment && !Number.isNaN(moment.getTime());
  const date = dayjs(isMoment ? inSlovenia(moment) : value);
  return date.isValid() ? date.format(withTime ? 'DD.MM.YYYY, HH:mm' : 'DD.MM.YYYY') : NO_DATE;
}

/** A billing period `2026-10` as on real bills, `10/2026` (`domain.md` 2.2); `/` when it is none. */
export function formatPeriod(value: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})$/.exec(value ?? '');
  return match ? `${match[2]}/${match[1]}` : NO_DATE;
}

/** Whether a text is a billing period such as `2026-10`. */
export function isPeriod(value: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
}

/** The period some months earlier: `2026-01` and 1 give `2025-12`. */
export function periodBefore(period: string, months: number): string {
  return dayjs(`${period}-01`).subtract(months, 'month').format('YYYY-MM');
}

/** The day on this device, `2026-11-21`. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD');
}
