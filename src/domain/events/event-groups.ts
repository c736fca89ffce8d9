import type { BuildingEvent } from '../api-types';
import { momentOf } from '../dates/date';
import { isPinnedAt, stateAt } from './event-state';

/** The events of a building as the page shows them. */
export interface EventGroups {
  /**
   * Begun and not over, and all that are pinned. The pinned ones are first, then those of the own units, then the one that
   * has begun last.
   */
  readonly now: readonly BuildingEvent[];
  /** The one that begins first is first; the cancelled ones, which stay until they would have begun, are last. */
  readonly coming: readonly BuildingEvent[];
  /** Over, cancelled or of an unknown state; the one that began last is first. */
  readonly past: readonly BuildingEvent[];
}

const begins = ({ zacetek }: BuildingEvent) => momentOf(zacetek).getTime();
const soonestFirst = (one: BuildingEvent, other: BuildingEvent) =>
  begins(one) - begins(other) || one.id_dogodka - other.id_dogodka;
const isOff = ({ stanje }: BuildingEvent) => stanje === 'odpovedano';
const latestFirst = (one: BuildingEvent, other: BuildingEvent) => soonestFirst(other, one);

function groupOf(event: BuildingEvent, now: number): keyof EventGroups {
  if (isPinnedAt(event, now)) return 'now';
  const state = stateAt(event, now);
  if (state === 'v_teku' || state === 'zamuja') return 'now';
  return state !== 'zakljuceno' && begins(event) > now ? 'coming' : 'past';
}

/**
 * Puts the events of a building into groups, whatever the server's order (`pages.md` P31).
 *
 * @param now - by the server's clock, in milliseconds
 */
export function groupEvents(events: readonly BuildingEvent[], now: number): EventGroups {
  const within = (group: keyof EventGroups) =>
    events.filter((event) => groupOf(event, now) === group);
  const rank = (event: BuildingEvent) =>
    isPinnedAt(event, now) ? 2 : Number(event.prizadeta_moja_enota);
  const highestRankFirst = (one: BuildingEvent, other: BuildingEvent) =>
    rank(other) - rank(one) || latestFirst(one, other);
  return {
    now: within('now').sort(highestRankFirst),
    coming: within('coming').sort(
      (one, other) => Number(isOff(one)) - Number(isOff(other)) || soonestFirst(one, other),
    ),
    past: within('past').sort(latestFirst),
  };
}

/**
 * How many events go on, how many of them concern the user, and how many are still to begin, a pinned one too. Cancelled
 * events are not counted.
 */
export function countEvents({ now: current, coming }: EventGroups, now: number) {
  const begun = current.filter((event) => stateAt(event, now) !== 'nacrtovano');
  const ahead = coming.filter((event) => !isOff(event));
  return {
    now: begun.length,
    own: begun.filter(({ prizadeta_moja_enota }) => prizadeta_moja_enota).length,
    coming: current.length - begun.length + ahead.length,
  };
}

/** The days ahead in which an event is near. */
const NEAR_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * The events that concern the user now: pinned ones, and those of their own units that are going on or begin within a week
 * (`pages.md` P31). A cancelled one is among the last of them until it would have begun.
 *
 * @param now - by the server's clock, in milliseconds
 */
export function ownEventsNear(events: readonly BuildingEvent[], now: number): BuildingEvent[] {
  const groups = groupEvents(events, now);
  const coming = groups.coming.filter(
    (event) => event.prizadeta_moja_enota && begins(event) - now <= NEAR_DAYS * DAY_MS,
  );
  return [
    ...groups.now.filter((event) => event.prizadeta_moja_enota || isPinnedAt(event, now)),
    ...coming,
  ];
}
