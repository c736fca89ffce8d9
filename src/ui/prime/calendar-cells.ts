import type {
  CalendarPassThroughMethodOptions,
  CalendarPassThroughOptions,
} from 'primereact/calendar';
import type { CalendarLevel } from '../../domain/dates/calendar-step';
import { today } from '../../domain/dates/today';
import { primeLocale } from '../../text/common/prime';
import { dateText as text } from '../../text/forms/date';

/** A day as PrimeReact takes it: noon, because midnight does not exist on some days of some time zones. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const iso = (year: number, month: number, day: number) =>
  [
    String(year).padStart(4, '0'),
    ...[month + 1, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');

/** The day of a date from PrimeReact, in the time zone of the device as it was made. */
export function toDay(date: Date): string {
  return iso(date.getFullYear(), date.getMonth(), date.getDate());
}

interface CellState {
  /** The day that the keyboard is on. */
  readonly active: string;
  readonly value: string;
  readonly level: CalendarLevel;
  /** Called when PrimeReact has rendered its grid again. */
  readonly hold: (page?: HTMLElement | null) => void;
}

/** A day of PrimeReact's table. */
interface DayMeta {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly otherMonth?: boolean;
  readonly selectable: boolean;
}

/** Keeps PrimeReact from moving focus and tab stop: it looks for these attributes. */
const notPrimes = { 'data-p-disabled': true, 'data-p-highlight': undefined } as object;

/** The names, roles and states of the cells; the days are cells of a grid, months and years options of a list. */
export function cellNames({ active, value, level, hold }: CellState): CalendarPassThroughOptions {
  const held = { ref: hold } as object;
  const option = (name: string, isActive: boolean, options?: CalendarPassThroughMethodOptions) => {
    const { selected, disabled } = Object(options?.context);
    return {
      ...notPrimes,
      role: 'option',
      className: 'calendar__option',
      'aria-label': name,
      'aria-selected': selected,
      'aria-disabled': disabled || undefined,
      tabIndex: isActive ? 0 : -1,
    };
  };
  return {
    panel: { role: undefined, 'aria-label': undefined },
    header: { hidden: true },
    monthTitle: { type: 'button' },
    yearTitle: { type: 'button' },
    table: { ...held, 'aria-label': text.choose },
    day: (options) => dayCell(Object(options?.context).date, active, value),
    dayLabel: { ...notPrimes, 'aria-selected': undefined, 'aria-disabled': undefined },
    monthPicker: { ...held, ...page(text.months, level) },
    month: (options) => {
      const place: number = Object(options?.context).monthIndex;
      const name = `${primeLocale.monthNames[place]} ${active.slice(0, 4)}`;
      return option(name, place === Number(active.slice(5, 7)) - 1, options);
    },
    yearPicker: { ...held, ...page(text.years, level) },
    year: (options) => {
      const year = String(Object(options?.context).year);
      return option(year, year === active.slice(0, 4), options);
    },
  };
}

const page = (name: string, level: CalendarLevel) => ({
  role: 'listbox',
  'aria-label': name,
  className: level === 'year' ? 'calendar__page calendar__page--years' : 'calendar__page',
});

function dayCell(
  { day, month, year, otherMonth, selectable }: DayMeta,
  active: string,
  value: string,
) {
  if (otherMonth) return { 'aria-label': undefined };
  const own = iso(year, month, day);
  return {
    'aria-label': text.day({ day, month: primeLocale.monthNames[month] ?? '', year }),
    'aria-selected': own === value,
    'aria-disabled': !selectable || undefined,
    'aria-current': own === today() ? ('date' as const) : undefined,
    tabIndex: own === active ? 0 : -1,
  };
}
