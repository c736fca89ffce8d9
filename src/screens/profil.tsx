import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../api/account-profile';
import { useLoggingOut, usePortal, useUser } from '../machines/portal-context';
import { ReachManager } from '../parts/contact/reach-manager';
import { QueryView } from '../parts/query/query-view';
import { UnknownYet } from '../parts/query/unknown-yet';
import { profileText as text } from '../text/account/profile';
import { pageTitles } from '../text/shell/pages';
import { shellText } from '../text/shell/shell';
import { Page } from '../ui/page/page';
import { SectionCard } from '../ui/page/section-card';
import { Skeleton } from '../ui/states/states';
import { AccountFacts } from './profil/account-facts';
import { LinkedManagers } from './profil/linked-managers';
import { NameForm } from './profil/name-form';
import { PasswordCard } from './profil/password-card';
import { Settings } from './profil/settings';
import './profil/profil.css';
import '../ui/page/halves.css';

/** §2 `/profil`, `pages.md` P2. Settings, password and logout wait a moment for the profile, and do not need it. */
export default function Profile() {
  const profile = useQuery(profileQuery());
  const { data, isPending } = profile;
  const user = useUser();
  // What follows does not jump.
  const later = isPending ? <UnknownYet /> : null;
  return (
    <Page title={pageTitles.profil} lead={user && `${user.firstname} ${user.lastname}`.trim()}>
      <div className="halves">
        <div className="column profile__data">
          <QueryView query={profile} skeletonLines={6}>
            {(account) => <AccountFacts profile={account} />}
          </QueryView>
          {later}
          <Settings />
          {data ? <LinkedManagers profile={data} /> : null}
        </div>
        <div className="column profile__data">
          {data ? <NameForm profile={data} /> : null}
          {isPending ? <Skeleton lines={8} /> : null}
          {later}
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
