import type { QueryClient } from '@tanstack/react-query';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../../api/messages';
import { accessOf } from '../../machines/access';
import type { Portal } from '../../machines/portal-context';
import { selectedUnit } from '../../machines/selected-unit';
import { isGranted } from '../../navigation/menu';
import { freshFor } from './query-client';

/** Two reasons to refresh within this time (first navigation, first unit) make one request. */
const MERGE_MS = 1_000;

/** An unread count under the key of its query. */
export type Count = readonly [key: readonly unknown[], count: number];

/** The counts to request, each under its conditions (§7): logged in, page allowed, for bulletins a unit selected. */
export function countQueries({ session, access }: Portal) {
  const current = session.getSnapshot();
  if (!current.matches('loggedIn')) return [];
  const granted = accessOf(access.getSnapshot().context);
  const unit = selectedUnit(current.context);
  return [
    ...(isGranted('notifications', granted) ? [unreadNotificationsQuery()] : []),
    ...(unit && isGranted('bulletin-board', granted)
      ? [unreadBulletinsQuery(unit.objekt_sifra)]
      : []),
  ];
}

/**
 * Requests the unread counts. A failure keeps the last count; the next poll requests it again.
 *
 * @param force - also requests a fresh count; a request that is under way is awaited, not repeated
 * @returns the counts that were answered
 */
export async function refreshUnread(
  portal: Portal,
  queryClient: QueryClient,
  force = false,
): Promise<Count[]> {
  const staleTime = freshFor(force ? 0 : MERGE_MS);
  const answers = await Promise.allSettled(
    countQueries(portal).map(async (query): Promise<Count> => {
      // A retry would double the load on a server in trouble (G07); the next poll is soon enough.
      const options = { ...query, staleTime, retry: false };
      return [query.queryKey, await queryClient.fetchQuery(options)];
    }),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
