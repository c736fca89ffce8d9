import ChevronDown from 'lucide-react/icons/chevron-down';
import type { BuildingEvent } from '../../domain/api-types';
import { isPinnedAt } from '../../domain/events/event-state';
import { formatEventTime } from '../../domain/events/event-time';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { eventKinds } from '../../text/events/events';
import { EventBadges } from './event-badges';
import { EventDetails } from './event-details';

interface EventRowProps {
  readonly event: BuildingEvent;
  readonly now: number;
}

/** An event as a row that opens its details; a pinned one is open from the beginning. */
export function EventRow({ event, now }: EventRowProps) {
  const isPinned = isPinnedAt(event, now);
  return (
    <li className="list-cards__row" data-pinned={isPinned || undefined}>
      <details className="list-cards__details" open={isPinned || undefined}>
        <summary className="list-cards__head">
          <span className="list-cards__main">
            <span className="events__name">{event.naziv}</span>
            <span className="events__facts">
              {label(eventKinds, event.vrsta, unknownText.other)} · {formatEventTime(event)}
            </span>
            <EventBadges event={event} now={now} />
          </span>
          <ChevronDown className="list-cards__mark" size={18} aria-hidden />
        </summary>
        <EventDetails event={event} now={now} />
      </details>
    </li>
  );
}
