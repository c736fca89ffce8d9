import type { BuildingEvent } from '../api-types';
import { isPinnedAt, stateAt } from './event-state';

/**
 * The urgent events that every page shows (`pages.md` P31): those that concern the user's own unit first, then the one that
 * has begun last.
 *
 * @param now - by the server's clock, in milliseconds
 */
export function urgentAt(events: readonly BuildingEvent[], now: number): BuildingEvent[] {
  return events
    .filter((event) => isPinnedAt(event, now))
    .sort(
      (one, other) =>
        Number(other.prizadeta_moja_enota) - Number(one.prizadeta_moja_enota) ||
        Date.parse(other.zacetek) - Date.parse(one.zacetek) ||
        one.id_dogodka - other.id_dogodka,
    );
}

/**
 * Identifies what there is to announce of an urgent event: it differs when the manager has changed the event and when its
 * state has changed, and is the same at each poll in between.
 *
 * @param now - by the server's clock, in milliseconds
 */
export function noticeKey(event: BuildingEvent, now: number): string {
  return `${event.id_dogodka}/${event.zaporedje}/${stateAt(event, now)}`;
}
