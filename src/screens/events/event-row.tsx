import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { BuildingEvent } from '../../domain/api-types';
import { isPinnedAt, stateAt } from '../../domain/events/event-state';
import { formatEventTime } from '../../domain/events/event-time';
import { label } from '../../domain/values/label';
import { itemAnchors } from '../../navigation/item-link';
import { useNamedRow } from '../../parts/address/use-named-row';
import { unknownText } from '../../text/common/unknown';
import { eventKinds } from '../../text/events/events';
import { EventBadges } from './event-badges';
import { EventDetails } from './event-details';

interface EventRowProps {
  readonly event: BuildingEvent;
  readonly now: number;
}

/** The fragment by which a notification leads to an event. */
export const eventAnchor = (id: number) => `${itemAnchors.events}-${id}`;

/**
 * An event as a row that opens its details; a pinned one, and the one in the fragment of the address, is open from the
 * beginning. The details of a closed row are not in the page: a building may have a thousand events.
 */
export function EventRow({ event, now }: EventRowProps) {
  const isPinned = isPinnedAt(event, now);
  const anchor = eventAnchor(event.id_dogodka);
  const [isOpen, setOpen] = useState(isPinned);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isPinned) setOpen(true);
  }, [isPinned]);
  useNamedRow(anchor, summary, () => setOpen(true));
  return (
    <li className="list-cards__row" id={anchor} data-pinned={isPinned || undefined}>
      <details
        className="list-cards__details"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary ref={summary} className="list-cards__head">
          <span className="list-cards__main">
            <span className="events__name">
              {stateAt(event, now) === 'odpovedano' ? <s>{event.naziv}</s> : event.naziv}
            </span>
            <span className="events__facts">
              {formatEventTime(event)} · {label(eventKinds, event.vrsta, unknownText.other)}
            </span>
            <EventBadges event={event} now={now} />
          </span>
          <ChevronDown className="list-cards__mark" size={18} aria-hidden />
        </summary>
        {isOpen ? <EventDetails event={event} now={now} /> : null}
      </details>
    </li>
  );
}
