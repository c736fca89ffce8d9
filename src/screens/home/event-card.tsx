import { useQuery } from '@tanstack/react-query';
import { buildingEventsQuery } from '../../api/events';
import type { BuildingEvent, Unit } from '../../domain/api-types';
import { momentOf } from '../../domain/dates/date';
import { daysAgo } from '../../domain/dates/today';
import { ownEventsNear } from '../../domain/events/event-groups';
import { stateAt } from '../../domain/events/event-state';
import { formatEventTime } from '../../domain/events/event-time';
import { itemLink } from '../../navigation/item-link';
import { eventStates } from '../../text/events/event-states';
import { eventsText as text } from '../../text/events/events';
import { pageTitles } from '../../text/shell/pages';
import { StatusBadge } from '../../ui/page/status-badge';
import { HomeCard } from './card';
import { Headlines, useMostHeadlines } from './headlines';

/** The device's clock may be ahead; which events are shown is decided by the server's. */
const DAYS_AHEAD = 92;

/** The time of an event, and that it is cancelled or late, which its time does not tell. */
function Note({ event, now }: { event: BuildingEvent; now: number }) {
  const state = stateAt(event, now);
  return (
    <>
      {formatEventTime(event)}
      {'\u00A0 '}
      {state === 'zamuja' ? <StatusBadge tone="danger" label={eventStates.zamuja} /> : null}
      {state === 'odpovedano' ? <StatusBadge tone="off" label={eventStates.odpovedano} /> : null}
    </>
  );
}

/** Events that concern the user now or within a week; without any there is no card (`pages.md` P31). */
export function EventCard({ unit }: { unit: Unit }) {
  const from = daysAgo(DAYS_AHEAD);
  const { data } = useQuery(buildingEventsQuery(unit.objekt_sifra, { from }));
  const now = data ? momentOf(data.zdaj).getTime() : 0;
  const near = data ? ownEventsNear(data.dogodki, now) : [];
  const more = near.length - useMostHeadlines();
  if (near.length === 0) return null;
  return (
    <HomeCard
      title={text.home}
      route="events"
      linkText={more > 0 ? text.andMore(more) : pageTitles.events}
    >
      <Headlines
        headlines={near.map((event) => ({
          to: itemLink('events', event.id_dogodka),
          title: event.naziv,
          note: <Note event={event} now={now} />,
        }))}
      />
    </HomeCard>
  );
}
