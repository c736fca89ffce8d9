import { useLocation } from 'react-router-dom';
import type { BuildingEvent } from '../../domain/api-types';
import { yearOf } from '../../domain/dates/date';
import { groupBy } from '../../domain/values/group-by';
import { eventsText as text } from '../../text/events/events';
import '../../ui/table/list-cards.css';
import { EventRow, eventAnchor } from './event-row';
import '../../ui/page/events.css';
import '../../ui/page/disclosure.css';

interface RowsProps {
  readonly label: string;
  readonly events: readonly BuildingEvent[];
  readonly now: number;
}

/** Events as a list of rows. */
export function EventRows({ label, events, now }: RowsProps) {
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
      <EventRows label={label} events={events} now={now} />
    </section>
  );
}

/** Past events by year, each folded: a building may have a thousand. */
export function PastEvents({ events, now }: Omit<RowsProps, 'label'>) {
  const { hash } = useLocation();
  const isNamed = ({ id_dogodka }: BuildingEvent) => hash === `#${eventAnchor(id_dogodka)}`;
  if (events.length === 0) return null;
  return (
    <section className="page__section events">
      <h2>{text.sections.past}</h2>
      {[...groupBy(events, ({ zacetek }) => yearOf(zacetek))].map(([year, rows]) => (
        <details key={year} open={rows.some(isNamed) || undefined}>
          <summary>{text.year(year, rows.length)}</summary>
          <EventRows label={year} events={rows} now={now} />
        </details>
      ))}
    </section>
  );
}
