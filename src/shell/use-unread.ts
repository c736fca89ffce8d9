import { useQuery } from '@tanstack/react-query';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../api/messages';
import { useSelectedUnit } from '../machines/portal-context';
import type { Badge } from '../navigation/menu';

/** The unread counts as last polled. It only reads: one poll serves all (`machines/unread-poll`). */
export function useKnownUnread(): Record<Badge, number | undefined> {
  const building = useSelectedUnit()?.objekt_sifra ?? '';
  const notifications = useQuery({ ...unreadNotificationsQuery(), enabled: false });
  const bulletins = useQuery({ ...unreadBulletinsQuery(building), enabled: false });
  return { notifications: notifications.data, bulletins: bulletins.data };
}

/** The same with 0 for what is not known yet. */
export function useUnread(): Record<Badge, number> {
  const { notifications = 0, bulletins = 0 } = useKnownUnread();
  return { notifications, bulletins };
}
