import { useQuery } from '@tanstack/react-query';
import { bulletinsQuery, unreadBulletinsQuery } from '../../api/messages';
import type { Bulletins, Unit } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { itemLink } from '../../navigation/item-link';
import { QueryView } from '../../parts/query/query-view';
import { homeText as text } from '../../text/news/home';
import { pageTitles } from '../../text/shell/pages';
import { HomeCard } from './card';
import { Headlines } from './headlines';
import { usePolled } from './use-polled';

/** Leaves out how much of a long list has arrived, because only the page of the list shows that. */
const shownOf = ({ objave, neprebrane }: Bulletins) => ({ objave, neprebrane });

/** The last posts of the building that have not expired (`pages.md` P1 "Oglasna deska"). */
export function BoardCard({ unit: { objekt_sifra } }: { unit: Unit }) {
  const query = useQuery({ ...bulletinsQuery(objekt_sifra), select: shownOf });
  const askAgain = () => void query.refetch();
  const unread = usePolled(unreadBulletinsQuery(objekt_sifra), query.data?.neprebrane, askAgain);
  const title = pageTitles['bulletin-board'];
  return (
    <HomeCard title={title} route="bulletin-board" linkText={title}>
      <QueryView query={query} skeletonLines={7} failedTitle={text.cardFailed}>
        {({ objave }) => {
          const posts = objave.filter(({ poteklo }) => !poteklo);
          if (posts.length === 0) return <p>{text.noPosts}</p>;
          return (
            <>
              <p>{unread ? text.youHavePosts(unread) : text.noUnreadPosts}</p>
              <Headlines
                headlines={posts.map(({ id_objave, naslov, datum_objave, prebrano }) => ({
                  to: itemLink('bulletin-board', id_objave),
                  title: naslov,
                  note: formatDate(datum_objave),
                  isUnread: !prebrano,
                }))}
              />
            </>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}
