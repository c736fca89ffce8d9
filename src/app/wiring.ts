import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { fetchAllowedPages, fetchHasTenants } from '../api/access';
import { logOut } from '../api/account';
import { type Api, createApi, setApi } from '../api/client';
import { type AccessAnswer, pageGuardMachine } from '../machines/page-guard';
import type { Portal } from '../machines/portal-context';
import { type ClosedBy, type SessionEvent, sessionMachine } from '../machines/session';
import { startUpMachine } from '../machines/start-up';
import { internalPages } from '../navigation/allowed-pages';
import { pageEntry, pathOf } from '../navigation/page-table';
import type { PortalStore } from '../storage/portal-store';
import { messages } from '../text/messages';
import { notify } from '../ui/toast';
import type { Configuration } from './configuration';
import { createPortalRouter } from './router';
import { refreshUnread, startUnreadPoll } from './unread-poll';
import { watchToken } from './watch-token';

/** Page 15 is asked about tenants only where it is allowed; a failed answer counts as not known (§6). */
async function loadAccess(known: boolean | undefined, signal: AbortSignal): Promise<AccessAnswer> {
  const pages = await fetchAllowedPages(signal);
  const asksTenants = pages.includes(pageEntry('tenants-open-items').page ?? Number.NaN);
  if (!asksTenants || known !== undefined) return { pages, hasTenants: known };
  return { pages, hasTenants: await fetchHasTenants(signal).catch(() => undefined) };
}

function createActors(store: PortalStore) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        logOut: fromPromise(({ signal }) => logOut(signal)),
        watchToken: fromCallback<SessionEvent>(({ sendBack }) =>
          watchToken(
            store,
            (by) => sendBack({ type: 'token.lost', by }),
            () => window.location.reload(),
          ),
        ),
      },
    }),
  );
  const pageGuard = createActor(
    pageGuardMachine.provide({
      actors: {
        loadAccess: fromPromise(({ input, signal }) => loadAccess(input.hasTenants, signal)),
      },
    }),
  );
  return { session, pageGuard, startUp: createActor(startUpMachine) };
}

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
    store.saveLogin(login);
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
