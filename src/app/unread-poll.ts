import type { QueryClient } from '@tanstack/react-query';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../api/messages';
import { accessOf } from '../machines/page-guard';
import type { Portal } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';

/** §9: unread counts every 60000 ms. */
const INTERVAL = 60_000;

/** Two reasons to refresh that fall together (first navigation, first unit) make one request. */
const TOGETHER = 1_000;

/**
 * Asks for both unread counts, each under its conditions (§7): logged in, its page allowed, for bulletins a unit
 * selected. A failure keeps the last counts; the next turn asks again.
 */
export function refreshUnread({ session, pageGuard }: Portal, queryClient: QueryClient): void {
  const current = session.getSnapshot();
  if (!current.matches('loggedIn')) return;
  const access = accessOf(pageGuard.getSnapshot().context);
  const { unit } = current.context;
  if (isGranted('notifications', access)) {
    void queryClient.prefetchQuery({ ...unreadNotificationsQuery(), staleTime: TOGETHER });
  }
  if (unit && isGranted('bulletin-board', access)) {
    const query = unreadBulletinsQuery(unit.objekt_sifra);
    void queryClient.prefetchQuery({ ...query, staleTime: TOGETHER });
  }
}

/** Refreshes the unread counts every 60 s (§4). One timer for the whole portal. */
export function startUnreadPoll(portal: Portal, queryClient: QueryClient): void {
  setInterval(() => refreshUnread(portal, queryClient), INTERVAL);
}
