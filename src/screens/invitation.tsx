import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../api/bound-api';
import { messageFor, withNumber } from '../api/errors';
import { acceptInvitation, loadInvitation } from '../api/people-invitation';
import type { Login } from '../domain/api-types';
import { isKnown } from '../domain/values/label';
import { usePortal } from '../machines/portal-context';
import { useInvitationActor } from '../machines/use-invitation-actor';
import { pathOf } from '../navigation/page-table';
import { LazyPart } from '../parts/query/lazy-part';
import { acceptedHint, invitationEnds, invitationText as text } from '../text/people/invitation';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { FocusHere } from '../ui/page/focus-here';
import { Page } from '../ui/page/page';
import { Failed, Skeleton } from '../ui/states/states';
import { InvitationFacts } from './invitation/invitation-facts';

const loadForm = () => import('./invitation/accept-form');

/** `/povabilo/:token`, `pages.md` P32. The token has left the address before the page is shown (E04). */
export default function InvitationScreen() {
  const { linkToken } = usePortal();
  const [token] = useState(() => linkToken.read());
  if (token === undefined) {
    return (
      <Page title={pageTitles.invitation}>
        <Over end="missing" />
      </Page>
    );
  }
  return <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const api = useApi();
  const { linkToken, session } = usePortal();
  const { state, retry, accept } = useInvitationActor({
    load: (signal) => loadInvitation(api, token, signal),
    accept: (acceptance) => acceptInvitation(api, token, acceptance),
  });
  const onAccepted = (login: Login) => {
    linkToken.forget();
    // A session of another user must end first; it would otherwise go on beside the new one.
    session.send({ type: 'login.required' });
    session.send({ type: 'login.succeeded', login });
  };
  const { invitation, end, error } = state.context;
  const isOpen = state.matches('open') || state.matches('accepting');
  return (
    <Page title={pageTitles.invitation}>
      {state.matches('loading') || state.matches('accepted') ? <Skeleton lines={24} /> : null}
      {state.matches('failed') ? (
        <Failed
          title={text.loadFailed}
          detail={withNumber(messageFor(error, text.loadFailed), error)}
          onRetry={retry}
        />
      ) : null}
      {isOpen && invitation ? (
        <>
          <Answer>{text.lead(invitation.vabi)}</Answer>
          <p className="section-card__note">{text.unexpected}</p>
          <InvitationFacts invitation={invitation} />
          <LazyPart name="accept-form" load={loadForm} skeletonLines={24}>
            {(Form) => <Form invitation={invitation} accept={accept} onAccepted={onAccepted} />}
          </LazyPart>
        </>
      ) : null}
      {end === undefined ? null : (
        <FocusHere>
          <Over end={end} />
        </FocusHere>
      )}
    </Page>
  );
}

function Over({ end }: { end: string }) {
  const detail = end === 'sprejeto' ? acceptedHint : text.askAgain;
  return (
    <>
      <Failed
        title={invitationEnds[isKnown(invitationEnds, end) ? end : 'missing']}
        detail={detail}
      />
      <p>
        <Link className="button" to={pathOf('login')}>
          {text.toLogin}
        </Link>
      </p>
    </>
  );
}
