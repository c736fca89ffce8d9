import { addMonthsToDay } from '../dates/calendar-step';
import { daysBetween, formatDate, momentOf, slovenianTime } from '../dates/date';

const LIST_MONTHS = 3;
const INVITATION_DAYS = 14;

/** The day of a date or a moment of the contract, by the clock in Slovenia; empty for a text that is shown as `/`. */
export function dayOf(value: string): string {
  if (formatDate(value) === '/') return '';
  return value.length === 10 ? value : slovenianTime(momentOf(value)).day;
}

/**
 * The last day on which a list can be signed: three calendar months from its first signature, on the last day of a month
 * that lacks the day (`pages.md` P30).
 *
 * @param firstSignature - a date or a moment
 * @returns such as `2027-02-28`
 */
export function lastSigningDay(firstSignature: string): string {
  return addMonthsToDay(dayOf(firstSignature), LIST_MONTHS);
}

/** Whether the end of a list is later than its first signature allows. Both may be unknown. */
export function isOverTerm(firstSignature: string | null, end: string | null): boolean {
  if (firstSignature === null || end === null || dayOf(firstSignature) === '') return false;
  return dayOf(end) > lastSigningDay(firstSignature);
}

/** Whether an assembly was called less than 14 days before it begins. Both may be unknown. */
export function isShortNotice(called: string | null, start: string | null): boolean {
  if (called === null || start === null) return false;
  const days = daysBetween(dayOf(called), dayOf(start));
  return days !== undefined && days < INVITATION_DAYS;
}
