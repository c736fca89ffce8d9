import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { CalendarLevel } from '../../domain/dates/calendar-step';
import { primeLocale } from '../../text/common/prime';
import { dateText as text } from '../../text/forms/date';

interface Page {
  readonly months: number;
  readonly previous: string;
  readonly next: string;
  readonly heading: (day: string) => string;
}

const pages: Readonly<Record<CalendarLevel, Page>> = {
  date: {
    months: 1,
    previous: primeLocale.prevMonth,
    next: primeLocale.nextMonth,
    heading: (day) => `${primeLocale.monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  },
  month: {
    months: 12,
    previous: primeLocale.prevYear,
    next: primeLocale.nextYear,
    heading: (day) => day.slice(0, 4),
  },
  year: {
    months: 120,
    previous: primeLocale.prevDecade,
    next: primeLocale.nextDecade,
    heading: (day) => `${day.slice(0, 3)}0–${day.slice(0, 3)}9`,
  },
};

interface CalendarHeadProps {
  readonly level: CalendarLevel;
  /** A day of the page. */
  readonly day: string;
  /** Called with the number of months to the previous or next page. */
  readonly onTurn: (months: number) => void;
  readonly onOut: () => void;
}

/** What the calendar shows, with buttons for the page before and after, and for the months and years around it. */
export function CalendarHead({ level, day, onTurn, onOut }: CalendarHeadProps) {
  const { months, previous, next, heading } = pages[level];
  const shown = heading(day);
  return (
    <div className="calendar__head">
      <button
        type="button"
        className="icon-button"
        aria-label={previous}
        onClick={() => onTurn(-months)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      {level === 'year' ? (
        <p className="button button--quiet calendar__title">{shown}</p>
      ) : (
        <button
          type="button"
          className="button button--quiet calendar__title"
          aria-label={level === 'date' ? text.otherMonth(shown) : text.otherYear(shown)}
          onClick={onOut}
        >
          {shown}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={next}
        onClick={() => onTurn(months)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
      <p role="status" className="visually-hidden">
        {shown}
      </p>
    </div>
  );
}
