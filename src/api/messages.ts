import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Bulletins, Notifications } from '../domain/api-types';
import { bulletinRules, notificationRules } from '../domain/session/read-marks';
import { apiOf } from './bound-api';
import { assertDone } from './errors';
import { getAll, type ListsOf } from './paged';
import { get } from './query';
import { type Feed, undisturbed } from './read-marks';
import { getUnreadNotificationsAnswer, listNotificationsAnswer } from './shapes/messages';
import { getUnreadBulletinsAnswer, listBulletinsAnswer } from './shapes/messages-bulletin';
import type { Asked, GetAnswer, GetBody, PagedPath } from './transport/get-answer';
import { within } from './transport/time-limit';

/** How long a count may take; the poll asks for it every 60 s (§9). */
const COUNT_LIMIT_MS = 30_000;

const NOTIFICATIONS_FEED = 'notifications';
const boardOf = (building: string) => `bulletins/${building}`;

/** Number of unread notifications (§7). The poll fetches it; screens only read it. */
export function unreadNotificationsQuery() {
  return queryOptions({
    queryKey: ['unread', 'notifications'],
    queryFn: ({ client, signal }) =>
      within(COUNT_LIMIT_MS, signal, (limited) =>
        undisturbed(client, NOTIFICATIONS_FEED, limited, async () => {
          const answer = await get(apiOf(client), getUnreadNotificationsAnswer, {}, limited);
          return answer.unread_num;
        }),
      ),
  });
}

/**
 * Number of unread bulletins of a building (§7). The poll fetches it; screens only read it.
 *
 * @param building - `objekt_sifra` of the selected unit
 */
export function unreadBulletinsQuery(building: string) {
  const path = { objekt_sifra: building };
  return queryOptions({
    queryKey: ['unread', 'bulletins', building],
    queryFn: ({ client, signal }) =>
      within(COUNT_LIMIT_MS, signal, (limited) =>
        undisturbed(client, boardOf(building), limited, () =>
          get(apiOf(client), getUnreadBulletinsAnswer, { path }, limited),
        ),
      ),
  });
}

/**
 * The query for a list of messages. Its first rows are shown while the others arrive; a refetch replaces them when it has
 * all rows, and a mark keeps what is shown until the list is fetched again.
 *
 * @param name - of the feed
 * @param list - the field with the rows
 */
function messagesQuery<const Key extends QueryKey, Path extends PagedPath>(
  queryKey: Key,
  name: string,
  answer: GetAnswer<Path>,
  list: ListsOf<GetBody<Path>> & string,
  asked: Asked<Path>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      undisturbed(client, name, signal, (isUndisturbed) => {
        const isFirst = client.getQueryData(queryKey) === undefined;
        return getAll(apiOf(client), answer, list, asked, signal, (part) => {
          if (isFirst && isUndisturbed()) client.setQueryData<unknown, QueryKey>(queryKey, part);
        });
      }),
  });
}

/** All notifications of the payer, the newest first, with how many are unread (`pages.md` P11). */
export function notificationsQuery() {
  const queryKey = ['notifications'] as const;
  return messagesQuery(queryKey, NOTIFICATIONS_FEED, listNotificationsAnswer, 'obvestila', {});
}

/**
 * All posts on a building's board, pinned ones first, then the newest (`pages.md` P19).
 *
 * @param building - `objekt_sifra` of the selected unit
 */
export function bulletinsQuery(building: string) {
  const queryKey = ['bulletins', building] as const;
  const path = { objekt_sifra: building };
  return messagesQuery(queryKey, boardOf(building), listBulletinsAnswer, 'objave', { path });
}

/** The payer's notifications, for marking (`pages.md` P11). */
export function notificationsFeed(): Feed<Notifications> {
  return {
    name: NOTIFICATIONS_FEED,
    listKey: notificationsQuery().queryKey,
    countKey: unreadNotificationsQuery().queryKey,
    rules: notificationRules,
    send: async ({ client, product }, { id, read }, signal) => {
      const base = '/api/{product}-user/v2/notifications' as const;
      if (id === 'all') {
        const params = { path: { product } };
        assertDone(await client.POST(`${base}/read_all` as const, { params, signal }));
        return;
      }
      const params = { path: { product, id_obvestila: id } };
      const path = `${base}/{id_obvestila}/read` as const;
      assertDone(
        await (read
          ? client.POST(path, { params, signal })
          : client.DELETE(path, { params, signal })),
      );
    },
  };
}

/**
 * A building's board, for marking; its posts cannot be marked unread (`pages.md` P19).
 *
 * @param building - `objekt_sifra` of the selected unit
 */
export function bulletinsFeed(building: string): Feed<Bulletins> {
  return {
    name: boardOf(building),
    listKey: bulletinsQuery(building).queryKey,
    countKey: unreadBulletinsQuery(building).queryKey,
    rules: bulletinRules,
    send: async ({ client, product }, { id }, signal) => {
      const base = '/api/{product}-user/v2/bulletin' as const;
      if (id === 'all') {
        const params = { path: { product, objekt_sifra: building } };
        assertDone(
          await client.POST(`${base}/read_all/{objekt_sifra}` as const, { params, signal }),
        );
        return;
      }
      const params = { path: { product, id_objave: id } };
      assertDone(await client.POST(`${base}/read/{id_objave}` as const, { params, signal }));
    },
  };
}
