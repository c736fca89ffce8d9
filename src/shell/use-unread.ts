import { useQuery } from '@tanstack/react-query';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../api/messages';
import { useSelectedUnit } from '../machines/portal-context';
import type { Badge } from '../navigation/menu';

/** The unread counts as last polled; 0 until known. It only reads: one poll serves all (`app/unread-poll`). */
export function useUnread(): Record<Badge, number> {
  const building = useSelectedUnit()?.objekt_sifra ?? '';
  const notifications = useQuery({ ...unreadNotificationsQuery(), enabled: false });
  const bulletins = useQuery({ ...unreadBulletinsQuery(building), enabled: false });
  return { notifications: notifications.data ?? 0, bulletins: bulletins.data ?? 0 };
}
