import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../api/account-profile';
import { useLoggingOut, usePortal } from '../machines/portal-context';
import { ReachManager } from '../parts/contact/reach-manager';
import { QueryView } from '../parts/query/query-view';
import { profileText as text } from '../text/account/profile';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { AccountFacts } from './profil/account-facts';
import { LinkedManagers } from './profil/linked-managers';
import { NameForm } from './profil/name-form';
import { PasswordCard } from './profil/password-card';
import { Settings } from './profil/settings';
import './profil/profil.css';
import '../ui/page/halves.css';

/** §2 `/profil`, `pages.md` P2. Password and logout are shown before the profile has loaded, and when it fails. */
export default function Profile() {
  const profile = useQuery(profileQuery());
  return (
    <Page title={pageTitles.profil}>
      <div className="halves" style={{ gap: 16 }}>
        <div className="profile__data">
          <QueryView query={profile} skeletonLines={6}>
            {(data) => (
              <>
                <AccountFacts profile={data} />
                <LinkedManagers managers={data.upravniki} />
                <NameForm profile={data} />
              </>
            )}
          </QueryView>
        </div>
        <div className="profile__data">
          <Settings />
          <PasswordCard />
          <Leave />
        </div>
      </div>
    </Page>
  );
}

function Leave() {
  const { session } = usePortal();
  const leaving = useLoggingOut();
  return (
    <SectionCard title={text.leave}>
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={leaving}
        aria-busy={leaving}
        onClick={() => session.send({ type: 'logout.chosen' })}
      >
        {shellText.logout}
      </button>
      <p className="section-card__note">{text.deletion}</p>
      <ReachManager />
    </SectionCard>
  );
}
