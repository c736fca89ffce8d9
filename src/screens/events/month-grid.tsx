import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { BuildingEvent } from '../../domain/api-types';
import { calendarStep } from '../../domain/dates/calendar-step';
import { FIRST_DAY, LAST_DAY } from '../../domain/dates/typed-day';
import { weeksOf } from '../../domain/events/event-days';
import { marksOf } from '../../domain/events/event-marks';
import { monthText as text } from '../../text/events/month';
import { DayMarks } from './day-marks';

const limits = { min: FIRST_DAY, max: LAST_DAY };

interface MonthGridProps {
  /** The day whose events are shown; the grid has its month. */
  readonly day: string;
  readonly today: string;
  readonly days: ReadonlyMap<string, readonly BuildingEvent[]>;
  readonly now: number;
  readonly onDay: (day: string) => void;
}

/** The days of a month with marks of their events: a grid by the pattern of the ARIA Authoring Practices. */
export function MonthGrid({ day: chosen, today, days, now, onDay }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string>(undefined);
  // The day that a key leads to may be in another month, whose cells are new.
  useLayoutEffect(() => {
    if (wanted.current !== chosen) return;
    wanted.current = undefined;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = calendarStep('date', chosen, event, limits);
    if (to === undefined) return;
    event.preventDefault();
    wanted.current = to;
    onDay(to);
  };
  const cell = (day: string) => {
    const marks = marksOf(days.get(day) ?? [], now);
    const isOwn = days.get(day)?.some(({ prizadeta_moja_enota }) => prizadeta_moja_enota) ?? false;
    return (
      <button
        type="button"
        className="month__day"
        tabIndex={day === chosen ? 0 : -1}
        aria-label={text.day(day, marks.length, isOwn)}
        aria-pressed={day === chosen}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onDay(day)}
        onKeyDown={press}
      >
        <span className="month__number">{Number(day.slice(8))}</span>
        <DayMarks marks={marks} />
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid is a table with this role
    <table ref={table} role="grid" aria-label={text.month(chosen)} className="month__grid">
      <thead>
        <tr>
          {text.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(chosen.slice(0, 7)).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week has no other name
                <td key={place} />
              ) : (
                <td key={day}>{cell(day)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
