import type { BuildingEvent } from '../api-types';
import { momentOf } from '../dates/date';
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
        momentOf(other.zacetek).getTime() - momentOf(one.zacetek).getTime() ||
        one.id_dogodka - other.id_dogodka,
    );
}

/** An urgent event with the key by which it is new (`noticeKey`). */
interface Notice {
  readonly key: string;
  readonly event: Pick<BuildingEvent, 'id_dogodka' | 'naziv'>;
}

/**
 * What there is to announce: each notice once in each state, and the end of one that was announced (`pages.md` P31).
 *
 * @param told - the notices of the last time
 * @returns the names of those that have ended, and those that are new
 */
export function urgentNews<N extends Notice>(
  told: readonly N[],
  notices: readonly N[],
): { readonly ended: readonly string[]; readonly fresh: readonly N[] } {
  const isThere = ({ event }: N) =>
    notices.some((other) => other.event.id_dogodka === event.id_dogodka);
  const ended = told.filter((notice) => !isThere(notice)).map(({ event }) => event.naziv);
  const fresh = notices.filter(({ key }) => told.every((notice) => notice.key !== key));
  return { ended, fresh };
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
