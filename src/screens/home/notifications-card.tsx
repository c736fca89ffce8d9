import { useQuery } from '@tanstack/react-query';
import { notificationsQuery, unreadNotificationsQuery } from '../../api/messages';
import type { Notifications } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { itemLink } from '../../navigation/item-link';
import { QueryView } from '../../parts/query/query-view';
import { homeText as text } from '../../text/news/home';
import { HomeCard } from './card';
import { Headlines } from './headlines';
import { usePolled } from './use-polled';

/** Leaves out how much of a long list has arrived, because only the page of the list shows that. */
const shownOf = ({ obvestila, neprebrana }: Notifications) => ({ obvestila, neprebrana });

/** The unread count and the last messages (`pages.md` P1 "Neprebrana obvestila"). */
export function NotificationsCard() {
  const query = useQuery({ ...notificationsQuery(), select: shownOf });
  const askAgain = () => void query.refetch();
  const unread = usePolled(unreadNotificationsQuery(), query.data?.neprebrana, askAgain) ?? 0;
  return (
    <HomeCard
      title={text.unreadNotifications}
      route="notifications"
      linkText={text.allNotifications}
    >
      <QueryView query={query} skeletonLines={7} failedTitle={text.cardFailed}>
        {({ obvestila }) =>
          unread === 0 ? (
            <p>{text.noNotifications}</p>
          ) : (
            <>
              <p>{text.youHaveNotifications(unread)}</p>
              <Headlines
                headlines={obvestila
                  .filter(({ prebrano }) => !prebrano)
                  .map(({ id_obvestila, naslov, datum }) => ({
                    to: itemLink('notifications', id_obvestila),
                    title: naslov,
                    note: formatDate(datum),
                    isUnread: true,
                  }))}
              />
            </>
          )
        }
      </QueryView>
    </HomeCard>
  );
}
