import { useQuery } from '@tanstack/react-query';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../api/messages';
import { useSelectedUnit } from '../machines/portal-context';
import type { Badge } from '../navigation/menu';

/** The last polled unread counts. It only reads the cache: `machines/unread` does the polling. */
export function useKnownUnread(): Record<Badge, number | undefined> {
  const building = useSelectedUnit()?.objekt_sifra ?? '';
  const notifications = useQuery({ ...unreadNotificationsQuery(), enabled: false });
  const bulletins = useQuery({ ...unreadBulletinsQuery(building), enabled: false });
  return { notifications: notifications.data, bulletins: bulletins.data };
}

/** The unread counts, 0 while they are unknown. */
export function useUnread(): Record<Badge, number> {
  const { notifications = 0, bulletins = 0 } = useKnownUnread();
  return { notifications, bulletins };
}
