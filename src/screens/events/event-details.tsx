import { Link } from 'react-router-dom';
import type { BuildingEvent } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { stateAt } from '../../domain/events/event-state';
import { label } from '../../domain/values/label';
import { useAccess } from '../../machines/portal-context';
import { decisionPath } from '../../navigation/decision-link';
import { isGranted } from '../../navigation/menu';
import { LazyPart } from '../../parts/query/lazy-part';
import { unknownText } from '../../text/common/unknown';
import { eventScopes, eventsText as text, trades } from '../../text/events/events';
import { Facts } from '../../ui/page/facts';
import { CalendarButton } from './calendar-button';

const loadRichText = async () => ({
  default: (await import('../../parts/managers-text/rich-text')).RichText,
});

/** When it should be over: only a late event and one without a time need the line. */
function endFact({ predviden_konec, konec, cel_dan }: BuildingEvent, isOpen: boolean) {
  const { facts } = text;
  if (konec !== null) return cel_dan ? {} : { [facts.over]: formatDate(konec, true) };
  if (predviden_konec === null) return isOpen ? { [facts.expected]: text.unknownEnd } : {};
  return cel_dan ? {} : { [facts.expected]: formatDate(predviden_konec, true) };
}

function Updates({ updates }: { updates: BuildingEvent['posodobitve'] }) {
  if (updates.length === 0) return null;
  return (
    <div>
      <p className="events__label">{text.updates}</p>
      <ul className="events__updates">
        {updates.toReversed().map(({ cas, besedilo }) => (
          <li key={`${cas}/${besedilo}`}>
            <span className="events__facts">{formatDate(cas, true)}</span> {besedilo}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The manager's text; what reads it is a separate file. */
function Description({ html }: { html: string }) {
  return (
    <LazyPart name="rich-text" load={loadRichText} skeletonLines={2}>
      {(RichText) => <RichText html={html} />}
    </LazyPart>
  );
}

/** All that is known of an event: what to do first, then the updates, the newest first. */
export function EventDetails({ event, now }: { event: BuildingEvent; now: number }) {
  const { kaj_storiti, opis_html, izvajalec, obseg, vhodi, panoga, id_odlocitve } = event;
  const hasDecisions = isGranted('decisions', useAccess());
  const state = stateAt(event, now);
  const whom = vhodi.length > 0 ? vhodi.join(', ') : label(eventScopes, obseg, unknownText.other);
  const isAhead = state !== 'zakljuceno';
  return (
    <div className="list-cards__rest">
      {kaj_storiti === null ? null : (
        <div>
          <p className="events__label">{text.whatToDo}</p>
          <p>{kaj_storiti}</p>
        </div>
      )}
      <Updates updates={event.posodobitve} />
      {opis_html === null ? null : <Description html={opis_html} />}
      <Facts
        facts={{
          [text.facts.whom]: whom,
          ...endFact(event, isAhead && state !== 'odpovedano'),
          [text.facts.about]: label(trades, panoga, unknownText.other),
          ...(izvajalec === null ? {} : { [text.facts.contractor]: izvajalec }),
        }}
      />
      {id_odlocitve !== null && hasDecisions ? (
        <Link to={decisionPath(id_odlocitve)}>{text.decision}</Link>
      ) : null}
      {isAhead ? <CalendarButton event={event} /> : null}
    </div>
  );
}
