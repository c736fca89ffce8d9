import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { unreadBulletinsQuery, unreadNotificationsQuery } from '../api/messages';
import { useSelectedUnit } from '../machines/portal-context';
import { unreadNotifications, unreadPosts } from '../text/common/nouns';
import { counted } from '../text/common/plural';
import { pageTitles } from '../text/shell/pages';
import { useKnownUnread } from './use-unread';
import { useUrgent, useUrgentNews } from './use-urgent';

/**
 * A polite live region that announces once when an unread count has risen (W22). The first counts are in the names of the
 * links, and the page announces what the user marks. It also announces the urgent notices (`pages.md` P31).
 */
export default function UnreadNews() {
  const { notifications, bulletins } = useKnownUnread();
  const building = useSelectedUnit()?.objekt_sifra;
  const last = useRef({ notifications, bulletins, building });
  const [news, setNews] = useState('');
  const urgentNews = useUrgentNews(useUrgent(false));
  const client = useQueryClient();
  // A mark, also one that failed and is undone, writes a count that is no answer of the server (`api/read-marks.ts`).
  const isOwnMark = useEffectEvent(
    ({ queryKey }: { queryKey: QueryKey }) => client.getQueryState(queryKey)?.dataUpdatedAt === 0,
  );

  useEffect(() => {
    if (urgentNews !== '') setNews(urgentNews);
  }, [urgentNews]);

  useEffect(() => {
    const before = last.current;
    last.current = { notifications, bulletins, building };
    const rose = (was: number | undefined, is: number | undefined): is is number =>
      was !== undefined && is !== undefined && is > was;
    const fell = (was = 0, is = 0) => is < was;
    const hasFallen =
      fell(before.notifications, notifications) || fell(before.bulletins, bulletins);
    const announcements = [
      // What the user has marked is counted by the page itself.
      rose(before.notifications, notifications) && !isOwnMark(unreadNotificationsQuery())
        ? `${pageTitles.notifications}, ${counted(notifications, unreadNotifications)}`
        : '',
      before.building === building &&
      rose(before.bulletins, bulletins) &&
      !isOwnMark(unreadBulletinsQuery(building ?? ''))
        ? `${pageTitles['bulletin-board']}, ${counted(bulletins, unreadPosts)}`
        : '',
    ].filter((each) => each !== '');
    // Cleared when a count has fallen, so that the same sentence can be announced again.
    setNews((last) =>
      announcements.length > 0 ? announcements.join('. ') : hasFallen ? '' : last,
    );
  }, [notifications, bulletins, building]);

  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}
