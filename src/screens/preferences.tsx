import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../api/account-preferences';
import type { NotificationPreferences } from '../domain/api-types';
import { usedChannels } from '../domain/people/notice-values';
import { label } from '../domain/values/label';
import { pathOf } from '../navigation/page-table';
import { BackLink } from '../parts/address/back-link';
import { LinkRows } from '../parts/address/link-rows';
import { ReachManager } from '../parts/contact/reach-manager';
import { LazyPart } from '../parts/query/lazy-part';
import { QueryView } from '../parts/query/query-view';
import {
  noticeChannels,
  noticeWays,
  otherChannel,
  preferencesText as text,
} from '../text/account/preferences';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Facts } from '../ui/page/facts';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import '../ui/page/rows.css';
import './preferences/preferences.css';

const loadForm = () => import('./preferences/preferences-form');

const notAvailable = <span className="none">{text.notAvailable}</span>;

/** By which ways the user is notified now. */
function PreferencesAnswer({ preferences }: { preferences: NotificationPreferences }) {
  const ways = usedChannels(preferences).map((channel) => noticeWays[channel]);
  return <Answer>{text.answer(ways)}</Answer>;
}

/** Where notices go. */
function Channels({ preferences }: { preferences: NotificationPreferences }) {
  const facts = preferences.kanali.map(
    ({ kanal, na_voljo, naslov }) =>
      [
        label(noticeChannels, kanal, otherChannel),
        na_voljo ? (naslov ?? '/') : notAvailable,
      ] as const,
  );
  return (
    <SectionCard title={text.channels}>
      <Facts facts={facts} />
      <p className="section-card__note">{text.changeAddress}</p>
      <ReachManager />
    </SectionCard>
  );
}

/** How bills arrive is agreed with the bank and the manager, for each payer code. */
function DeliveryLink() {
  return (
    <SectionCard title={text.bills}>
      <LinkRows
        links={[{ to: pathOf('delivery'), title: pageTitles.delivery, note: text.delivery }]}
      />
    </SectionCard>
  );
}

/** `/obvescanje`, `pages.md` P35: how the user is notified. */
export default function PreferencesScreen() {
  const query = useQuery(preferencesQuery());
  return (
    <Page
      path={<BackLink to="profil">{pageTitles.profil}</BackLink>}
      title={pageTitles.preferences}
      lead={text.lead}
    >
      <div className="column">
        <QueryView query={query} skeletonLines={24}>
          {(preferences) => (
            <>
              <PreferencesAnswer preferences={preferences} />
              <LazyPart name="preferences-form" load={loadForm} skeletonLines={24}>
                {(PreferencesForm) => <PreferencesForm saved={preferences} />}
              </LazyPart>
              <Channels preferences={preferences} />
              <DeliveryLink />
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
}
