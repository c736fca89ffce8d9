import { notificationsFeed, notificationsQuery, unreadNotificationsQuery } from '../api/messages';
import type { Notification, Notifications } from '../domain/api-types';
import { formatDate } from '../domain/dates/date';
import { itemAnchors } from '../navigation/item-link';
import type { FeedItem, FeedLook } from '../parts/feed/feed-plan';
import { FeedView } from '../parts/feed/feed-view';
import { feedText, notificationsText } from '../text/news/feed';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';

const look: FeedLook = {
  text: notificationsText,
  anchor: itemAnchors.notifications,
  kindParam: 'vrsta',
  canMarkUnread: true,
};

function itemOf(notification: Notification): FeedItem {
  const { datum_branja } = notification;
  return {
    id: notification.id_obvestila,
    title: notification.naslov,
    html: notification.vsebina,
    kind: notification.vrsta,
    sent: notification.datum,
    isRead: notification.prebrano,
    isImportant: notification.pomembno,
    path: notification.stran,
    record: notification.id_vlozisca,
    files: notification.priloge,
    facts: datum_branja === null ? {} : { [feedText.readOn]: formatDate(datum_branja, true) },
  };
}

function itemsOf({ obvestila }: Notifications): readonly FeedItem[] {
  return obvestila.map(itemOf);
}

/** §2 `/obvestila`, `pages.md` P11: the manager's messages to the payer. */
export default function NotificationsScreen() {
  return (
    <Page title={pageTitles.notifications}>
      <FeedView
        feed={notificationsFeed()}
        list={notificationsQuery()}
        count={unreadNotificationsQuery()}
        items={itemsOf}
        look={look}
      />
    </Page>
  );
}
