import type { QueryClient } from '@tanstack/react-query';
import { type Api, createApi, setApi } from '../api/client';
import type { Portal } from '../machines/portal-context';
import type { ClosedBy } from '../machines/session';
import { internalPages } from '../navigation/allowed-pages';
import { pathOf } from '../navigation/page-table';
import type { PortalStore } from '../storage/portal-store';
import { messages } from '../text/messages';
import { notify } from '../ui/toast';
import { createActors } from './actors';
import type { Configuration } from './configuration';
import { createPortalRouter } from './router';
import { refreshUnread, startUnreadPoll } from './unread-poll';

/** What the wiring hands to the tree. */
export interface WiredPortal {
  readonly portal: Portal;
  readonly router: ReturnType<typeof createPortalRouter>;
}

/**
 * Fills the machines with real actors, lets them hear each other, restores the stored session, and starts all.
 *
 * @param onVisible - told when the loading background is to go (§4 Start-up)
 */
export function wirePortal(
  configuration: Configuration,
  store: PortalStore,
  queryClient: QueryClient,
  onVisible: () => void,
): WiredPortal {
  const { session, pageGuard, startUp } = createActors(store);
  const portal: Portal = { session, pageGuard, store, name: configuration.name };
  const api: Api = createApi({
    origin: configuration.apiOrigin,
    product: configuration.product,
    readToken: () => store.liveToken(Date.now()),
    onUnauthorised: () => session.send({ type: 'call.unauthorised' }),
  });
  setApi(api);
  /** Where the user wanted to go when login came between; forgotten on a logout of their own. */
  let wanted = '/';

  /** The one function that ends a session, whatever the cause (K6). */
  const closeSession = (by: ClosedBy) => {
    api.abortAll();
    queryClient.clear();
    store.clearSession();
    store.savePages(internalPages);
    pageGuard.send({ type: 'session.closed' });
    if (by === 'guard') return;
    wanted = by === 'logout' ? '/' : router.state.location.pathname;
    if (by === 'expired' || by === 'unauthorised') notify.info(messages.sessionExpired);
    void router.navigate(pathOf('login'), { replace: by !== 'logout' });
  };

  session.on('session.opened', ({ login }) => {
    if (!store.saveLogin(login)) {
      notify.error(messages.notStored);
      session.send({ type: 'token.lost', by: 'elsewhere' });
      return;
    }
    pageGuard.send({ type: 'pages.wanted' });
    void router.navigate(wanted, { replace: true });
    wanted = '/';
  });
  session.on('session.closed', ({ by }) => closeSession(by));
  session.on('logout.failed', () => notify.error(messages.logoutFailed));
  session.on('unit.changed', ({ unit }) => {
    store.saveUnit(unit);
    refreshUnread(portal, queryClient);
  });

  pageGuard.on('pages.changed', ({ pages }) => {
    store.savePages(pages);
    startUp.send({ type: 'pages.decided' });
    refreshUnread(portal, queryClient);
    void router.revalidate();
  });

  startUp.on('background.done', onVisible);
  startUp.on('pages.wanted', () => {
    if (session.getSnapshot().matches('loggedIn')) pageGuard.send({ type: 'pages.wanted' });
  });
  startUp.on('counts.wanted', () => startUnreadPoll(portal, queryClient));

  session.start();
  pageGuard.start();
  startUp.start();
  restoreSession(store, session);

  // Last: a router runs its first loader as soon as it is made.
  const router = createPortalRouter({
    portal,
    onNavigation: (loadsPages) => startUp.send({ type: 'navigation.began', loadsPages }),
    onKeptOut: (path) => {
      wanted = path;
    },
  });
  return { portal, router };
}

/** §4 Start-up: internal pages where none are stored; user and unit out of storage if the token is live. */
function restoreSession(store: PortalStore, session: Portal['session']): void {
  if (store.pages() === undefined) store.savePages(internalPages);
  if (store.liveToken(Date.now())) {
    session.send({ type: 'session.restored', user: store.user(), unit: store.unit() });
  } else {
    store.clearSession();
  }
}
