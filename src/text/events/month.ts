import { counted, type PluralForms } from '../common/plural';
import { primeLocale } from '../common/prime';

const events: PluralForms = {
  one: 'dogodek',
  two: 'dogodka',
  few: 'dogodki',
  other: 'dogodkov',
};

const monthName = (day: string) => primeLocale.monthNames[Number(day.slice(5, 7)) - 1] ?? '';
const weekday = (day: string) => primeLocale.dayNames[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts of the month view of events (`pages.md` P31). */
export const monthText = {
  /** The names of the columns, from Monday. */
  weekdays: [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    short: primeLocale.dayNamesMin[day] ?? '',
    long: primeLocale.dayNames[day] ?? '',
  })),
  previous: primeLocale.prevMonth,
  next: primeLocale.nextMonth,
  today: primeLocale.today,
  /** A month such as `2026-11`. */
  month: (month: string) => `${upper(monthName(month))} ${month.slice(0, 4)}`,
  /** What a screen reader says after a change of the month. */
  told: (month: string, count: number) => `${monthText.month(month)}, ${counted(count, events)}`,
  /** A day as a screen reader says it, how many events it has, and whether one of them is for the user's unit. */
  day: (day: string, count: number, isOwn: boolean) => {
    const date = `${Number(day.slice(8))}. ${monthName(day)} ${day.slice(0, 4)}`;
    if (count === 0) return date;
    return `${date}, ${counted(count, events)}${isOwn ? ', tudi za vašo enoto' : ''}`;
  },
  /** The heading above the events of a day. */
  chosen: (day: string) =>
    `${upper(weekday(day))}, ${Number(day.slice(8))}. ${monthName(day)} ${day.slice(0, 4)}`,
  emptyMonth: 'V tem mesecu ni dogodkov.',
  emptyDay: 'Na ta dan ni dogodkov.',
  marks: { own: 'Vaša enota', urgent: 'Nujno, zamuja', other: 'Drugo' },
} as const;
