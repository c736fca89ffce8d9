import { Calendar as PrimeCalendar } from 'primereact/calendar';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  addMonthsToDay,
  type CalendarLevel,
  calendarStep,
  within,
} from '../../domain/dates/calendar-step';
import { today } from '../../domain/dates/today';
import { FIRST_DAY, isDay, LAST_DAY } from '../../domain/dates/typed-day';
import { cellNames, toDate, toDay } from './calendar-cells';
import { CalendarHead } from './calendar-head';
import { PrimeProvider } from './provider';
import './calendar.css';

interface CalendarProps {
  /** Set to choose a month instead of a day. */
  readonly view?: 'month';
  /** The chosen day, or any day of the chosen month; other texts choose nothing. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The months to choose from, such as `2026-11`; all by default. */
  readonly months?: readonly string[];
  /** Called with the chosen day, or with a day of the chosen month. */
  readonly onPick: (day: string) => void;
}

/** PrimeReact leaves its own view alone while this is set. */
const keepView = () => undefined;

/** The length of the part of a day that is the same on a whole page. */
const sameOnPage: Readonly<Record<CalendarLevel, number>> = { date: 0, month: 4, year: 3 };

const monthCount = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Where the keyboard is in the calendar, and the focus on it: each render of PrimeReact replaces its table. */
function useActiveCell(start: string) {
  const [active, setActive] = useState(start);
  const grid = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(true);
  const [hold] = useState(() => (page?: HTMLElement | null) => {
    // By this attribute PrimeReact finds the months and moves the tab stop to the first one.
    page?.removeAttribute('data-pc-section');
    if (!holdsFocus.current) return;
    // PrimeReact shows months and years a frame late; until then the grid has the focus.
    const cell = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    (cell ?? grid.current)?.focus();
  });
  return { active, setActive, grid, holdsFocus, hold };
}

/**
 * A calendar of days or of months, for the keyboard by the pattern of the ARIA Authoring Practices. PrimeReact draws the
 * grids and knows the limits; its own header, keys and focus are replaced.
 */
export default function Calendar(props: CalendarProps) {
  const { view = 'date', value, months, onPick, min = FIRST_DAY, max = LAST_DAY } = props;
  const limits = { min, max };
  const [level, setLevel] = useState<CalendarLevel>(view);
  const { active, setActive, grid, holdsFocus, hold } = useActiveCell(
    within(isDay(value) ? value : today(), limits),
  );
  useLayoutEffect(() => hold());
  // PrimeReact goes to the year of a value that is a new object.
  const chosen = useMemo(() => (isDay(value) ? toDate(value) : null), [value]);
  const viewDate = useMemo(() => toDate(active), [active]);

  const choose = (day: string) => {
    if (level === view) {
      if (day >= min && day <= max && (months?.includes(day.slice(0, 7)) ?? true)) onPick(day);
      return;
    }
    // A year keeps the month, and a month the day.
    const same = level === 'year' ? active.slice(5, 7) : day.slice(5, 7);
    const moved = monthCount(`${day.slice(0, 4)}-${same}`) - monthCount(active);
    holdsFocus.current = true;
    setActive(within(addMonthsToDay(active, moved), limits));
    setLevel(level === 'year' ? 'month' : 'date');
  };
  const press = (event: KeyboardEvent) => {
    // The popover closes by Escape, and Tab leaves the grid; PrimeReact prevents both.
    event.stopPropagation();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isChosen = event.key === 'Enter' || event.key === ' ';
    const to = calendarStep(level, active, event, limits);
    if (!isChosen && to === undefined) return;
    event.preventDefault();
    if (isChosen) choose(active);
    else if (to !== undefined) setActive(to);
  };
  const turn = (count: number) => {
    holdsFocus.current = false;
    setActive(within(addMonthsToDay(active, count), limits));
  };
  return (
    <PrimeProvider>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of the controls inside */}
      <div
        className="calendar"
        onFocus={({ target }) => {
          holdsFocus.current = grid.current?.contains(target) ?? false;
        }}
      >
        <CalendarHead
          level={level}
          day={active}
          onTurn={turn}
          onOut={() => {
            holdsFocus.current = true;
            setLevel(level === 'date' ? 'month' : 'year');
          }}
        />
        <div
          ref={grid}
          tabIndex={-1}
          className="calendar__grid"
          onKeyDownCapture={press}
          // PrimeReact takes a month outside of the limits for the nearest one within them.
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest('[aria-disabled]')) {
              event.stopPropagation();
            }
          }}
        >
          <PrimeCalendar
            key={`${level} ${active.slice(0, sameOnPage[level])}`}
            inline
            showOtherMonths={false}
            view={level}
            value={chosen}
            viewDate={viewDate}
            onViewDateChange={keepView}
            minDate={toDate(min)}
            maxDate={toDate(max)}
            {...(months && { enabledDates: months.map((month) => toDate(`${month}-01`)) })}
            onChange={({ value: picked }) => picked && choose(toDay(picked))}
            pt={cellNames({ active, value, level, hold })}
          />
        </div>
      </div>
    </PrimeProvider>
  );
}
