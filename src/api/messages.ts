import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { unwrap } from './errors';
import { within } from './time-limit';

/** How long a count may take; it is asked for every 60 s (§9). */
const LIMIT = 30_000;

/** Number of unread notifications (§7). Asked for by the poll; screens only read it. */
export function unreadNotificationsQuery() {
  return queryOptions({
    queryKey: ['unread', 'notifications'],
    queryFn: ({ signal }) =>
      within(LIMIT, signal, async (limited) => {
        const answer = await api().client.GET('/api/{product}-user/v2/notifications/unread_num', {
          params: { path: { product: api().product } },
          signal: limited,
        });
        return unwrap(answer).unread_num;
      }),
  });
}

/**
 * Number of unread bulletins of a building (§7). Asked for by the poll; screens only read it.
 *
 * @param building - `objekt_sifra` of the selected unit
 */
export function unreadBulletinsQuery(building: string) {
  return queryOptions({
    queryKey: ['unread', 'bulletins', building],
    queryFn: ({ signal }) =>
      within(LIMIT, signal, async (limited) =>
        unwrap(
          await api().client.GET('/api/{product}-user/v2/bulletin/unread_num/{objekt_sifra}', {
            params: { path: { product: api().product, objekt_sifra: building } },
            signal: limited,
          }),
        ),
      ),
  });
}

/** All notifications of the payer, the newest first, with how many are unread (`domain.md` P11). */
export function notificationsQuery() {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/notifications', {
          params: { path: { product: api().product } },
          signal,
        }),
      ),
  });
}

/**
 * All posts on a building's board, pinned ones first, then the newest (`domain.md` P19).
 *
 * @param building - `objekt_sifra` of the selected unit
 */
export function bulletinsQuery(building: string) {
  return queryOptions({
    queryKey: ['bulletins', building],
    queryFn: async ({ signal }) =>
      unwrap(
        await api().client.GET('/api/{product}-user/v2/bulletin/{objekt_sifra}', {
          params: { path: { product: api().product, objekt_sifra: building } },
          signal,
        }),
      ),
  });
}
