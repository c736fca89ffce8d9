import { type Api, createApi, setApi } from '../../api/client';
import { onMarksSettled } from '../../api/read-marks';
import { endEarlyAbout } from '../../api/transport/early-answers';
import { onUnits } from '../../api/units';
import { isLiveToken } from '../../domain/session/token';
import type { Portal } from '../../machines/portal-context';
import type { ClosedBy } from '../../machines/session';
import { internalPages } from '../../navigation/allowed-pages';
import { arrivalState } from '../../navigation/arrival';
import { pathOf } from '../../navigation/page-table';
import { createFormDrafts } from '../../storage/form-drafts';
import type { PortalStore } from '../../storage/portal-store';
import { messages } from '../../text/common/messages';
import type { Configuration } from '../configuration/configuration';
import { preparePage } from '../routing/prepare-page';
import { createActors } from './actors';
import { announceSwitch } from './announce-switch';
import { createOwnSession } from './own-session';
import { forgetAnswers } from './query-client';
import { readStoredSession } from './stored-session';
import type { Router, Surroundings } from './surroundings';
import { openTabChannel } from './tab-channel';
import { refreshUnread } from './unread-counts';
import { lostBy } from './watch-token';

/** A portal that runs. */
export interface WiredPortal<OfRouter extends Router> {
  readonly portal: Portal;
  readonly router: OfRouter;
  /** Stops the machines; in a browser the end of the page does it. */
  readonly stop: () => void;
}

/** The notice that the page after a switch of manager begins with. */
const SWITCHED = 'manager.switched';

/** Fills the machines with real actors, lets them hear each other, restores the stored session, and starts all. */
export function wirePortal<OfRouter extends Router>(
  configuration: Configuration,
  surroundings: Surroundings<OfRouter>,
): WiredPortal<OfRouter> {
  const { store, linkToken, queryClient, browser, notices, createRouter, onVisible, fetch } =
    surroundings;
  const { session, access, managerSwitch, unread, startUp } = createActors(store, browser);
  const { name } = configuration;
  const drafts = createFormDrafts();
  const portal: Portal = { session, access, managerSwitch, store, linkToken, drafts, name };

  const own = createOwnSession(store);
  const api: Api = createApi({
    origin: configuration.apiOrigin,
    product: configuration.product,
    readToken: own.tokenForCall,
    onUnauthorised: () => {
      // The switch holds it back while it is under way, here or in another tab.
      const state = managerSwitch.getSnapshot();
      const switching = state.matches('switching') || state.matches('switchingElsewhere');
      (switching ? managerSwitch : session).send({ type: 'call.unauthorised' });
    },
    // Sooner than the next look at storage: the page would wait for an answer that never comes. Once the caller has asked
    // all that it asks, or the end would clear the cache in the midst of it.
    onNoToken: () => queueMicrotask(() => session.send({ type: 'token.lost', by: lostBy(store) })),
    ...(fetch && { fetch }),
  });
  setApi(api);

  /** `id` of the user whose session is open, or has ended by itself. */
  let owner: number | undefined;
  /** Where login leads: to where the user wanted to go, or was. Nobody else is led there: the address may name a bill. */
  let wanted: { path: string; of: typeof owner } | undefined;
  const here = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };

  /** The one function that ends a session, whatever the cause (K6). */
  const closeSession = (by: ClosedBy) => {
    api.abortAll();
    forgetAnswers(queryClient);
    if (!own.isReplaced()) {
      store.clearSession();
      store.savePages(internalPages);
    }
    own.drop();
    // A session that has ended by itself keeps them for the login that follows.
    if (by === 'logout' || by === 'elsewhere' || by === 'handover') drafts.clear();
    access.send({ type: 'session.closed' });
    managerSwitch.send({ type: 'session.closed' });
    if (by === 'guard' || by === 'handover') return;
    wanted = by === 'logout' ? undefined : { path: here(), of: owner };
    if (by === 'logout') owner = undefined;
    if (by === 'expired' || by === 'unauthorised') notices.info(messages.sessionExpired);
    const state = by === 'clock' ? arrivalState('device.time') : null;
    void router.navigate(pathOf('login'), { replace: by !== 'logout', state });
  };

  session.on('session.opened', ({ login }) => {
    if (!own.open(login)) {
      notices.error(messages.notStored);
      session.send({ type: 'token.lost', by: 'elsewhere' });
      return;
    }
    access.send({ type: 'pages.wanted' });
    const isTheirs = wanted && (wanted.of ?? login.user_data.id) === login.user_data.id;
    void router.navigate(wanted && isTheirs ? wanted.path : '/', { replace: true });
    wanted = undefined;
  });
  session.on('session.joined', () => {
    own.adopt();
    access.send({ type: 'pages.wanted' });
    void router.revalidate();
  });
  session.on('session.closed', ({ by }) => closeSession(by));
  session.on('logout.failed', () => notices.error(messages.logoutFailed));
  session.subscribe(({ context: { user } }) => {
    if (!user) return;
    owner = user.id;
    drafts.belongTo(user);
  });
  session.on('user.changed', ({ user }) => {
    if (user && own.isStored()) store.saveUser(user);
  });
  session.on('unit.changed', ({ unit, chosen }) => {
    if (own.isStored()) store.saveUnit(unit);
    unread.send({ type: chosen ? 'unit.chosen' : 'counts.wanted' });
  });

  managerSwitch.on('manager.switched', ({ login }) => {
    // The server has revoked the token of before, so without the new one there is no session.
    if (!isLiveToken(login.token_string, Date.now())) {
      session.send({ type: 'token.lost', by: 'clock' });
      return;
    }
    if (!store.saveLogin(login)) {
      notices.error(messages.notStored);
      session.send({ type: 'token.lost', by: 'elsewhere' });
      return;
    }
    browser.leaveNotice(SWITCHED);
    browser.reload();
  });
  managerSwitch.on('switch.failed', () => notices.error(messages.switchFailed));
  managerSwitch.on('switch.cancelled', () => notices.info(messages.switchCancelled));
  managerSwitch.on('call.unauthorised', () => session.send({ type: 'call.unauthorised' }));

  const tabs = openTabChannel({
    portal,
    own,
    queryClient,
    browser,
    onCounts: () => unread.send({ type: 'counts.heard' }),
    onStaleCounts: () => unread.send({ type: 'counts.wanted' }),
  });
  announceSwitch(managerSwitch, tabs);
  access.on('pages.changed', ({ pages }) => {
    if (own.isStored()) store.savePages(pages);
    startUp.send({ type: 'pages.decided' });
    unread.send({ type: 'counts.wanted' });
    void router.revalidate();
  });
  access.on('access.answered', ({ answer }) => tabs.send({ kind: 'access', answer }));
  unread.on('counts.due', async ({ anew }) => {
    const asked = Date.now();
    const counts = await refreshUnread(portal, queryClient, anew);
    if (counts.length > 0) tabs.send({ kind: 'counts', counts, asked });
  });
  const endUnits = onUnits(queryClient, {
    onList: (units) => {
      const kept = store.ownUnit()?.inventarna_stevilka;
      session.send({ type: 'units.loaded', units });
      const { unit } = session.getSnapshot().context;
      if (kept && kept !== unit?.inventarna_stevilka) endEarlyAbout(kept);
    },
    onFailure: () => {
      const unit = own.isStored() ? store.ownUnit() : undefined;
      if (unit) session.send({ type: 'units.failed', unit });
    },
  });
  const endMarks = onMarksSettled(() => unread.send({ type: 'counts.wanted' }));

  startUp.on('background.done', onVisible);
  startUp.on('pages.wanted', () => {
    if (session.getSnapshot().matches('loggedIn')) access.send({ type: 'pages.wanted' });
  });
  startUp.on('counts.wanted', () => unread.send({ type: 'counts.wanted' }));

  const actors = [session, access, managerSwitch, unread, startUp];
  for (const actor of actors) actor.start();
  if (surroundings.restores ?? true) {
    own.adopt();
    restoreSession(store, session);
  }
  browser.onAttention((change) => {
    access.send(change);
    unread.send(change);
  });
  // Last: a router runs its first loader as soon as it is made.
  const router = createRouter({
    portal,
    onNavigation: (loadsPages) => startUp.send({ type: 'navigation.began', loadsPages }),
    onLoginWanted: (path) => {
      wanted = { path, of: owner };
    },
    prepare: ({ name }) => preparePage(queryClient, name, () => session.getSnapshot().context.unit),
  });
  if (browser.takeNotice() === SWITCHED) notices.success(messages.switched);
  const stop = () => {
    endUnits();
    endMarks();
    for (const actor of actors) actor.stop();
  };
  return { portal, router, stop };
}

/** §4 Start-up: internal pages where none are stored; user and unit out of storage if the token is live. */
function restoreSession(store: PortalStore, session: Portal['session']): void {
  if (store.liveToken(Date.now())) {
    if (store.pages() === undefined) store.savePages(internalPages);
    session.send({ type: 'session.restored', ...readStoredSession(store) });
  } else {
    store.clearSession();
    store.savePages(internalPages);
  }
}
