import { useQuery } from '@tanstack/react-query';
import { buildingEventsQuery } from '../../api/events';
import type { Unit } from '../../domain/api-types';
import { today } from '../../domain/dates/date';
import { ownEventsNear } from '../../domain/events/event-groups';
import { formatEventTime } from '../../domain/events/event-time';
import { eventStates, eventsText as text } from '../../text/events/events';
import { pageTitles } from '../../text/shell/pages';
import { HomeCard } from './card';

/** Events that concern the user now or within a week; without any there is no card (`pages.md` P31). */
export function EventCard({ unit }: { unit: Unit }) {
  const { data } = useQuery(buildingEventsQuery(unit.objekt_sifra, { from: today() }));
  const near = data ? ownEventsNear(data.dogodki, Date.parse(data.zdaj)) : [];
  if (near.length === 0) return null;
  return (
    <HomeCard title={text.home} route="events" linkText={pageTitles.events}>
      <dl className="home__dated">
        {near.map((event) => (
          <div key={event.id_dogodka}>
            <dt>{event.naziv}</dt>
            <dd className="page__lead">
              {formatEventTime(event)}
              {event.stanje === 'odpovedano' ? ` · ${eventStates.odpovedano}` : null}
            </dd>
          </div>
        ))}
      </dl>
    </HomeCard>
  );
}
