import { useQuery } from '@tanstack/react-query';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../api/messages';
import { useAccess, useSelectedUnit } from '../machines/portal-context';
import { type Badge, isGranted } from '../navigation/menu';

/** The last polled unread counts of the pages that are allowed. It only reads the cache: `machines/unread` does the polling. */
export function useKnownUnread(): Record<Badge, number | undefined> {
  const access = useAccess();
  const building = useSelectedUnit()?.objekt_sifra ?? '';
  const notifications = useQuery({ ...unreadNotificationsQuery(), enabled: false });
  const bulletins = useQuery({ ...unreadBulletinsQuery(building), enabled: false });
  // The cache keeps the count of a page that is no longer allowed.
  return {
    notifications: isGranted('notifications', access) ? notifications.data : undefined,
    bulletins: isGranted('bulletin-board', access) ? bulletins.data : undefined,
  };
}

/** The unread counts, 0 while they are unknown. */
export function useUnread(): Record<Badge, number> {
  const { notifications = 0, bulletins = 0 } = useKnownUnread();
  return { notifications, bulletins };
}
