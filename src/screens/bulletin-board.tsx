import { bulletinsFeed, bulletinsQuery, unreadBulletinsQuery } from '../api/messages';
import type { BulletinPost, Bulletins } from '../domain/api-types';
import { formatDate } from '../domain/dates/date';
import { useSelectedUnit } from '../machines/portal-context';
import { itemAnchors } from '../navigation/item-link';
import type { FeedItem, FeedLook } from '../parts/feed/feed-plan';
import { FeedView } from '../parts/feed/feed-view';
import { UnitGate } from '../parts/unit/unit-gate';
import { useUnits } from '../parts/unit/use-units';
import { boardText, feedText } from '../text/news/feed';
import { pageTitles } from '../text/shell/pages';
import { Page } from '../ui/page/page';

const look: FeedLook = {
  text: boardText,
  anchor: itemAnchors['bulletin-board'],
  kindParam: 'kategorija',
  hasArchive: true,
};

function itemOf(post: BulletinPost): FeedItem {
  return {
    id: post.id_objave,
    title: post.naslov,
    html: post.vsebina,
    kind: post.kategorija,
    sent: post.datum_objave,
    isRead: post.prebrano,
    isPinned: post.pripeto,
    isExpired: post.poteklo,
    files: post.priloge,
    picture: post.slika,
    facts: {
      [feedText.author]: post.objavil,
      ...(post.velja_do === null ? {} : { [feedText.validTo]: formatDate(post.velja_do) }),
    },
  };
}

function itemsOf({ objave }: Bulletins): readonly FeedItem[] {
  return objave.map(itemOf);
}

/** §2 `/oglasna-deska`, `pages.md` P19: the posts for the building of the selected unit. */
export default function BulletinBoardScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles['bulletin-board']}>
      <UnitGate units={units} selected={selected}>
        {({ objekt_sifra }) => (
          <FeedView
            key={objekt_sifra}
            feed={bulletinsFeed(objekt_sifra)}
            list={bulletinsQuery(objekt_sifra)}
            count={unreadBulletinsQuery(objekt_sifra)}
            items={itemsOf}
            look={look}
          />
        )}
      </UnitGate>
    </Page>
  );
}
