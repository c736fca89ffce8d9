import type { BuildingEvent } from '../api-types';
import { isPinnedAt, stateAt } from './event-state';

const kinds = ['urgent', 'own', 'other'] as const;

/** What a mark of a day tells of an event: urgent or late, for a unit of the user, or another one. */
export type EventMark = (typeof kinds)[number];

function markOf(event: BuildingEvent, now: number): EventMark {
  const state = stateAt(event, now);
  if (state === 'odpovedano') return 'other';
  if (state === 'zamuja' || isPinnedAt(event, now)) return 'urgent';
  return event.prizadeta_moja_enota ? 'own' : 'other';
}

/**
 * A mark for each event of a day, the most important first (`pages.md` P31). A cancelled event has the mark of the others.
 *
 * @param now - by the server's clock, in milliseconds
 */
export function marksOf(events: readonly BuildingEvent[], now: number): EventMark[] {
  return events
    .map((event) => markOf(event, now))
    .sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
}
