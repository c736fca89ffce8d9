import type { Known, NewCalendarSubscription, Urgency } from '../domain/api-types';
import type { Api } from './client';
import { assertDone, unwrap } from './errors';
import { pagedQuery } from './paged';
import { q } from './query';
import {
  createCalendarSubscriptionAnswer,
  getCalendarSubscriptionAnswer,
  listBuildingEventsAnswer,
} from './shapes/events';

/** Which events are asked for; `undefined` for no limit. */
interface EventsAsked {
  /** The first and the last day, `YYYY-MM-DD`: events that last on a day between them. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly urgency?: Known<Urgency> | undefined;
}

/**
 * What is going on in a building (`pages.md` P31), the event that begins last first. `zdaj` of the answer is the server's
 * time, by which the states are true.
 *
 * @param building - `objekt_sifra`
 */
export function buildingEventsQuery(building: string, { from, to, urgency }: EventsAsked = {}) {
  const key = ['building-events', building, from ?? 'all', to ?? 'all', urgency ?? 'all'];
  return pagedQuery(key, listBuildingEventsAnswer, 'dogodki', {
    path: { objekt_sifra: building },
    query: { od: from, do: to, nujnost: urgency },
  });
}

/**
 * Whether the user has a subscription to the calendar of a building (`pages.md` P31).
 *
 * @param building - `objekt_sifra`
 */
export function calendarSubscriptionQuery(building: string) {
  return q(['calendar-subscription', building], getCalendarSubscriptionAnswer, {
    path: { objekt_sifra: building },
  });
}

/**
 * Makes the address of a calendar (`pages.md` P31); the one before ends.
 *
 * @param building - `objekt_sifra`
 * @returns the path of the calendar on the API's origin, which is sent only once
 * @throws ApiError, NetworkError, StaleAnswer
 */
export async function createCalendarSubscription(
  api: Api,
  building: string,
): Promise<NewCalendarSubscription> {
  const params = { path: { product: api.product, objekt_sifra: building } };
  const path = '/api/{product}-user/v2/calendar_subscription/{objekt_sifra}';
  return unwrap(await api.client.POST(path, { params }), createCalendarSubscriptionAnswer);
}

/**
 * Ends the subscription (`pages.md` P31).
 *
 * @param building - `objekt_sifra`
 * @throws ApiError, NetworkError, StaleAnswer
 */
export async function revokeCalendarSubscription(api: Api, building: string): Promise<void> {
  const params = { path: { product: api.product, objekt_sifra: building } };
  const path = '/api/{product}-user/v2/calendar_subscription/{objekt_sifra}';
  assertDone(await api.client.DELETE(path, { params }));
}
