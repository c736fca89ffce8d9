import { useMemo, useState } from 'react';
import type { BuildingEvent } from '../../domain/api-types';
import { within } from '../../domain/dates/calendar-step';
import { isPeriod, slovenianTime } from '../../domain/dates/date';
import { addMonths } from '../../domain/dates/period';
import { eventsByDay, openedDay } from '../../domain/events/event-days';
import { useAddress } from '../../parts/address/use-address';
import { monthText as text } from '../../text/events/month';
import { EventRows } from './event-sections';
import { MonthGrid } from './month-grid';
import { MonthHead } from './month-head';
import './month.css';

const MONTH = 'mesec';

interface MonthViewProps {
  readonly events: readonly BuildingEvent[];
  readonly now: number;
}

/** The colours of the dots. */
function Legend() {
  return (
    <ul className="events__badges events__facts">
      {(['own', 'urgent', 'other'] as const).map((mark) => (
        <li key={mark} className="events__badges">
          <i className="month__mark" data-mark={mark} aria-hidden /> {text.marks[mark]}
        </li>
      ))}
    </ul>
  );
}

/** The events of a building by month, and those of the chosen day beneath; the address keeps the month. */
export default function MonthView({ events, now }: MonthViewProps) {
  const at = useAddress();
  const today = slovenianTime(new Date(now)).day;
  const openMonth = (asked: string) => {
    const month = within(`${asked}-01`, {}).slice(0, 7);
    return openedDay(month, today, eventsByDay(events, month, now).keys());
  };
  const [day, setDay] = useState(() => {
    const asked = at.address.get(MONTH) ?? '';
    return isPeriod(asked) ? openMonth(asked) : today;
  });
  const month = day.slice(0, 7);
  const days = useMemo(() => eventsByDay(events, month, now), [events, month, now]);
  const shown = days.get(day) ?? [];
  const count = new Set([...days.values()].flat()).size;
  const go = (to: string) => {
    setDay(to);
    if (!to.startsWith(month)) at.change({ [MONTH]: to.slice(0, 7) });
  };
  return (
    <div className="month">
      <div>
        <MonthHead
          month={month}
          count={count}
          onTurn={(months) => go(openMonth(addMonths(month, months)))}
          onToday={() => go(today)}
        />
        <MonthGrid day={day} today={today} days={days} now={now} onDay={go} />
        <Legend />
      </div>
      <section className="events list-cards">
        <h3>{text.chosen(day)}</h3>
        {shown.length > 0 ? (
          <EventRows label={text.chosen(day)} events={shown} now={now} />
        ) : (
          <p>{count === 0 ? text.emptyMonth : text.emptyDay}</p>
        )}
      </section>
    </div>
  );
}
