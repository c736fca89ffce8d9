import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { profileQuery } from '../api/account-profile';
import { useAccess, useLoggingOut, usePortal } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
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
import './profil/profil.css';
import '../ui/page/halves.css';

/** §2 `/profil`, `pages.md` P2. Password and logout are shown before the profile has loaded, and when it fails. */
export default function Profile() {
  const profile = useQuery(profileQuery());
  return (
    <Page title={pageTitles.profil}>
      <div className="halves">
        <div className="profile__data">
          <QueryView query={profile} skeletonLines={6}>
            {(data) => (
              <>
                <NameForm profile={data} />
                <AccountFacts profile={data} />
                <LinkedManagers managers={data.upravniki} />
              </>
            )}
          </QueryView>
        </div>
        <div className="profile__data">
          <PeopleLink />
          <PreferencesLink />
          <PasswordCard />
          <Leave />
        </div>
      </div>
    </Page>
  );
}

function PeopleLink() {
  if (!isGranted('people', useAccess())) return null;
  return (
    <SectionCard title={pageTitles.people}>
      <p className="section-card__note">{text.people}</p>
      <Link to={pathOf('people')} className="button button--quiet">
        {text.toPeople}
      </Link>
    </SectionCard>
  );
}

function PreferencesLink() {
  return (
    <SectionCard title={pageTitles.preferences}>
      <p className="section-card__note">{text.notices}</p>
      <Link to={pathOf('preferences')} className="button button--quiet">
        {text.toNotices}
      </Link>
    </SectionCard>
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
