import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../api/account-preferences';
import type { NotificationPreferences } from '../domain/api-types';
import { label } from '../domain/values/label';
import { ReachManager } from '../parts/contact/reach-manager';
import { QueryView } from '../parts/query/query-view';
import { noticeChannels, otherChannel, preferencesText as text } from '../text/account/preferences';
import { pageTitles } from '../text/shell/pages';
import { Facts } from '../ui/page/facts';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { PreferencesForm } from './preferences/preferences-form';
import './preferences/preferences.css';

/** Where notices go. */
function Channels({ preferences }: { preferences: NotificationPreferences }) {
  const facts = preferences.kanali.map(({ kanal, na_voljo, naslov }) => [
    label(noticeChannels, kanal, otherChannel),
    na_voljo ? (naslov ?? '/') : text.notAvailable,
  ]);
  return (
    <SectionCard title={text.channels}>
      <Facts facts={Object.fromEntries(facts)} />
      <p className="section-card__note">{text.changeAddress}</p>
      <ReachManager />
    </SectionCard>
  );
}

/** `/obvescanje`, `pages.md` P35: how the user is notified. */
export default function PreferencesScreen() {
  const query = useQuery(preferencesQuery());
  return (
    <Page title={pageTitles.preferences} lead={text.lead}>
      <div className="preferences">
        <QueryView query={query} skeletonLines={12}>
          {(preferences) => (
            <>
              <PreferencesForm saved={preferences} />
              <Channels preferences={preferences} />
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
}
