import { formatDate } from '../../domain/dates/date';
import {
  type DayLimits,
  dayFault,
  FIRST_DAY,
  LAST_DAY,
  splitDayTime,
  typedTime,
} from '../../domain/dates/typed-day';
import { dateText } from '../../text/forms/date';
import type { FieldValue, Rule } from './rules';

const isEmpty = (value: FieldValue) => String(value).trim() === '';

function dayMessage(typed: string, field: string, limits: DayLimits): string | undefined {
  const { min = FIRST_DAY, max = LAST_DAY } = limits;
  switch (dayFault(typed, limits)) {
    case 'no day':
      return dateText.noDay(field);
    case 'not in the calendar':
      return dateText.notInCalendar(field);
    case 'too early':
      return dateText.tooEarly(field, formatDate(min));
    case 'too late':
      return dateText.tooLate(field, formatDate(max));
    default:
      return undefined;
  }
}

/** A day of the calendar within the limits; a date field keeps a text that it cannot read. */
export const date =
  (limits: DayLimits = {}): Rule =>
  (value, field) =>
    isEmpty(value) ? undefined : dayMessage(String(value), field, limits);

/** A day and a time, both filled in. */
export const dateAndTime: Rule = (value, field) => {
  if (isEmpty(value)) return undefined;
  const [day, time] = splitDayTime(String(value));
  const message = dayMessage(day, field, {});
  if (message) return message;
  if (time.trim() === '') return dateText.noTime(field);
  return typedTime(time) === undefined ? dateText.wrongTime(field) : undefined;
};
