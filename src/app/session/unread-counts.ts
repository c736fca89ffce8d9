import type { QueryClient } from '@tanstack/react-query';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../../api/messages';
import { accessOf } from '../../machines/access';
import type { Portal } from '../../machines/portal-context';
import { selectedUnit } from '../../machines/selected-unit';
import { isGranted } from '../../navigation/menu';
import { freshFor } from './query-client';

/** Two reasons to refresh that fall together (first navigation, first unit) make one request. */
const TOGETHER = 1_000;

/** An unread count under the key of its query. */
export type Count = readonly [key: readonly unknown[], count: number];

/** The counts to be asked for, each under its conditions (§7): logged in, its page allowed, for bulletins a unit selected. */
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
 * Asks for the unread counts. A failure keeps the last count; the next turn asks again.
 *
 * @param anew - also for a count that has just come; one that is on its way is waited for
 * @returns what was answered
 */
export async function refreshUnread(
  portal: Portal,
  queryClient: QueryClient,
  anew = false,
): Promise<Count[]> {
  const staleTime = freshFor(anew ? 0 : TOGETHER);
  const answers = await Promise.allSettled(
    countQueries(portal).map(async (query): Promise<Count> => {
      // A second try of its own would ask a server in trouble twice as often (G07).
      const options = { ...query, staleTime, retry: false };
      return [query.queryKey, await queryClient.fetchQuery(options)];
    }),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
