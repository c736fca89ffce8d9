import type { Api } from '../../api/client';
import type { ClosedBy } from '../../machines/session-events';
import { internalPages } from '../../navigation/allowed-pages';
import { arrivalState } from '../../navigation/arrival';
import { pathOf } from '../../navigation/page-table';
import { messages } from '../../text/common/messages';
import { forgetAnswers } from './query-client';
import { isOfLink, type ReturnPath } from './return-path';
import { type Stop, stopAll } from './subscriptions';
import type { Router } from './surroundings';
import type { Wiring } from './wiring-parts';

interface SessionWiring extends Wiring {
  readonly api: Pick<Api, 'abortAll' | 'early'>;
  readonly path: ReturnPath;
  readonly router: () => Router;
}

/** Connects the session machine with storage, cache, router and the other machines. */
export function connectSession(wiring: SessionWiring): Stop {
  const { actors, portal, own, api, path, router, notices } = wiring;
  const { session, access, unread } = actors;
  const { store, drafts } = portal;
  return stopAll(
    session.on('session.opened', ({ login }) => {
      if (!own.open(login)) {
        notices.error(messages.notStored);
        session.send({ type: 'token.lost', by: 'elsewhere' });
        return;
      }
      access.send({ type: 'pages.wanted' });
      void router().navigate(path.take(login.user_data.id), { replace: true });
    }),
    session.on('session.joined', () => {
      own.adopt();
      access.send({ type: 'pages.wanted' });
      void router().revalidate();
    }),
    session.on('session.closed', ({ by }) => closeSession(wiring, by)),
    session.on('link.refused', () => {
      const state = arrivalState('acting.refused');
      void router().navigate(pathOf('login'), { replace: true, state });
    }),
    session.on('logout.failed', () => notices.error(messages.logoutFailed)),
    session.subscribe(({ context: { user } }) => {
      if (user) drafts.belongTo(user);
    }),
    session.on('user.changed', ({ user }) => {
      if (user && own.isStored()) store.saveUser(user);
    }),
    session.on('unit.changed', ({ unit, chosen }) => {
      const kept = store.ownUnit()?.inventarna_stevilka;
      if (kept && !chosen && kept !== unit?.inventarna_stevilka) api.early.endAbout(kept);
      if (own.isStored()) store.saveUnit(unit);
      unread.send({ type: chosen ? 'unit.chosen' : 'counts.wanted' });
    }),
  );
}

/** The only function that ends a session, for every cause (K6). */
function closeSession(wiring: SessionWiring, by: ClosedBy): void {
  const { actors, portal, own, queryClient, api, router, notices } = wiring;
  const { store, drafts } = portal;
  api.abortAll();
  forgetAnswers(queryClient);
  if (own.stored() !== 'other') {
    store.clearSession();
    store.savePages(internalPages);
  }
  own.drop();
  // A session that has ended without a logout keeps the drafts for the login that follows.
  if (by === 'logout' || by === 'elsewhere' || by === 'handover') drafts.clear();
  actors.access.send({ type: 'session.closed' });
  actors.managerSwitch.send({ type: 'session.closed' });
  if (by === 'guard' || by === 'handover') return;
  if (by === 'expired' || by === 'unauthorised') notices.info(messages.sessionExpired);
  const state = by === 'clock' ? arrivalState('device.time') : null;
  // Back leads to the page of a link, whose token is still valid.
  const replace = by !== 'logout' && !isOfLink(router().state.location.pathname);
  void router().navigate(pathOf('login'), { replace, state });
}
