import { useEffect, useRef, useState } from 'react';
import { useSelectedUnit } from '../machines/portal-context';
import { counted, unreadNotifications, unreadPosts } from '../text/common/plural';
import { pageTitles } from '../text/shell/pages';
import { useKnownUnread } from './use-unread';

/**
 * Tells assistive technology of a count that has risen while the portal stands open, once and politely (W22). What was
 * there at the start is in the names of the links, and a count that falls is the user's own doing.
 */
export function UnreadNews() {
  const { notifications, bulletins } = useKnownUnread();
  const building = useSelectedUnit()?.objekt_sifra;
  const last = useRef({ notifications, bulletins, building });
  const [news, setNews] = useState('');

  useEffect(() => {
    const before = last.current;
    last.current = { notifications, bulletins, building };
    const rose = (was: number | undefined, is: number | undefined): is is number =>
      was !== undefined && is !== undefined && is > was;
    const fell = (was = 0, is = 0) => is < was;
    const hasFallen =
      fell(before.notifications, notifications) || fell(before.bulletins, bulletins);
    const told = [
      rose(before.notifications, notifications)
        ? `${pageTitles.notifications}, ${counted(notifications, unreadNotifications)}`
        : '',
      before.building === building && rose(before.bulletins, bulletins)
        ? `${pageTitles['bulletin-board']}, ${counted(bulletins, unreadPosts)}`
        : '',
    ].filter((each) => each !== '');
    // A count that has fallen is taken back, so that the same sentence can be told again.
    setNews((last) => (told.length > 0 ? told.join('. ') : hasFallen ? '' : last));
  }, [notifications, bulletins, building]);

  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  );
}
