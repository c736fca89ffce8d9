import { bulletinsFeed, notificationsFeed } from '../../../src/api/messages';
import { markRead } from '../../../src/api/read-marks';
import type { Drive } from './drive';

const building = '0137';
const notification = { id: 30114, read: true };

/** Read marks, sent through the queue that the screens use. */
export const marks: readonly Drive[] = [
  {
    of: notificationsFeed,
    by: 'one, as read',
    calls: ['markNotificationRead'],
    run: ({ cache }) => markRead(cache, notificationsFeed(), notification),
  },
  {
    of: notificationsFeed,
    by: 'one, as unread',
    calls: ['markNotificationUnread'],
    run: ({ cache }) => markRead(cache, notificationsFeed(), { ...notification, read: false }),
  },
  {
    of: notificationsFeed,
    by: 'all',
    calls: ['markAllNotificationsRead'],
    run: ({ cache }) => markRead(cache, notificationsFeed(), { id: 'all', read: true }),
  },
  {
    of: bulletinsFeed,
    by: 'one',
    calls: ['markBulletinRead'],
    run: ({ cache }) => markRead(cache, bulletinsFeed(building), { id: 5521, read: true }),
  },
  {
    of: bulletinsFeed,
    by: 'all',
    calls: ['markAllBulletinsRead'],
    run: ({ cache }) => markRead(cache, bulletinsFeed(building), { id: 'all', read: true }),
  },
];
