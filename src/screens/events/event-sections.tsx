import type { BuildingEvent } from '../../domain/api-types';
import { yearOf } from '../../domain/dates/date';
import { groupBy } from '../../domain/values/group-by';
import { eventsText as text } from '../../text/events/events';
import '../../ui/table/list-cards.css';
import { EventRow } from './event-row';
import '../../ui/page/events.css';

interface RowsProps {
  readonly label: string;
  readonly events: readonly BuildingEvent[];
  readonly now: number;
}

function Rows({ label, events, now }: RowsProps) {
  return (
    <ul className="list-cards__list" aria-label={label}>
      {events.map((event) => (
        <EventRow key={event.id_dogodka} event={event} now={now} />
      ))}
    </ul>
  );
}

/** Events under a heading; nothing without any. */
export function EventSection({ label, events, now }: RowsProps) {
  if (events.length === 0) return null;
  return (
    <section className="page__section events">
      <h2>{label}</h2>
      <Rows label={label} events={events} now={now} />
    </section>
  );
}

/** Past events by year, each folded: a building may have a thousand. */
export function PastEvents({ events, now }: Omit<RowsProps, 'label'>) {
  if (events.length === 0) return null;
  return (
    <section className="page__section events">
      <h2>{text.sections.past}</h2>
      {[...groupBy(events, ({ zacetek }) => yearOf(zacetek))].map(([year, rows]) => (
        <details key={year} className="events__year">
          <summary>{text.year(year, rows.length)}</summary>
          <Rows label={year} events={rows} now={now} />
        </details>
      ))}
    </section>
  );
}
