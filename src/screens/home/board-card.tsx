import { useQuery } from '@tanstack/react-query';
import { bulletinsQuery, unreadBulletinsQuery } from '../../api/messages';
import type { Unit } from '../../domain/api-types';
import { QueryView } from '../../parts/query/query-view';
import { homeText as text } from '../../text/news/home';
import { pageTitles } from '../../text/shell/pages';
import { HomeCard } from './card';
import { Headlines } from './headlines';
import { usePolled } from './use-polled';

/** The last posts of the building that have not expired (`pages.md` P1 "Oglasna deska"). */
export function BoardCard({ unit: { objekt_sifra } }: { unit: Unit }) {
  const query = useQuery(bulletinsQuery(objekt_sifra));
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
            <Headlines
              route="bulletin-board"
              lead={unread ? text.youHavePosts(unread) : text.noUnreadPosts}
              headlines={posts.map(({ id_objave, naslov, datum_objave, prebrano }) => ({
                id: id_objave,
                title: naslov,
                date: datum_objave,
                isRead: prebrano,
              }))}
            />
          );
        }}
      </QueryView>
    </HomeCard>
  );
}
