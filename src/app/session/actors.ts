import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { fetchAllowedPages, fetchHasTenants } from '../../api/access';
import { isRefusal, logInAsUser, logOut } from '../../api/account';
import { apiOf } from '../../api/bound-api';
import type { Api } from '../../api/client';
import { switchManager } from '../../api/managers';
import { linkedSignal } from '../../api/transport/linked-signal';
import { onUnits, unitsQuery } from '../../api/units';
import type { Login } from '../../domain/api-types';
import { type AccessAnswer, type AccessInput, accessMachine } from '../../machines/access';
import { managerSwitchMachine } from '../../machines/manager-switch';
import { sessionMachine } from '../../machines/session';
import { LinkRefused, type SessionEvent } from '../../machines/session-events';
import { startUpMachine } from '../../machines/start-up';
import { unreadMachine } from '../../machines/unread';
import { pageEntry } from '../../navigation/page-table';
import type { OwnSession } from '../../storage/own-session';
import type { PortalStore } from '../../storage/portal-store';
import type { Browser } from './browser';
import { readStoredSession } from './stored-session';
import { awaitToken, watchToken } from './watch-token';

/**
 * Requests the page list and whether the user has tenants. The first page waits for both, so the first time they are
 * requested together; later the second only when page 15 is allowed. A failed answer counts as unknown (§6).
 */
async function loadAccess(
  api: Api,
  { hasTenants: known, isFirst }: AccessInput,
  signal: AbortSignal,
): Promise<AccessAnswer> {
  const done = new AbortController();
  const linked = linkedSignal(signal, done.signal);
  const askTenants = () => fetchHasTenants(api, linked.signal).catch(() => undefined);
  const hasTenants = isFirst ? askTenants() : undefined;
  try {
    const pages = await fetchAllowedPages(api, signal);
    const isAllowed = pages.includes(pageEntry('tenants-open-items').page ?? Number.NaN);
    if (!isAllowed || known !== undefined) return { pages, hasTenants: known };
    return { pages, hasTenants: await (hasTenants ?? askTenants()) };
  } finally {
    // A list that failed, or has no page 15, needs no second answer.
    done.abort();
    linked.release();
  }
}

async function exchangeLink(api: Api, token: string): Promise<Login> {
  try {
    return await logInAsUser(api, token);
  } catch (error) {
    throw isRefusal(error) ? new LinkRefused(error) : error;
  }
}

/** The machines of a portal. */
export type Actors = ReturnType<typeof createActors>;

interface ActorSettings {
  readonly store: PortalStore;
  readonly browser: Browser;
  readonly queryClient: QueryClient;
  readonly own: OwnSession;
}

/** Creates the machines with their actors: server, stored token, browser. They are not started. */
export function createActors({ store, browser, queryClient, own }: ActorSettings) {
  const session = sessionMachine.provide({
    actors: {
      logOut: fromPromise(({ signal }) => logOut(apiOf(queryClient), signal)),
      awaitToken: fromCallback<SessionEvent>(({ sendBack }) =>
        awaitToken(own, browser, () =>
          sendBack({ type: 'token.found', ...readStoredSession(store) }),
        ),
      ),
      watchToken: fromCallback<SessionEvent>(({ sendBack }) =>
        watchToken(
          own,
          browser,
          (by) => sendBack({ type: 'token.lost', by }),
          () => browser.reload(),
        ),
      ),
      exchangeLink: fromPromise(({ input }) => exchangeLink(apiOf(queryClient), input.token)),
      loadUnits: fromCallback<SessionEvent>(({ sendBack }) => {
        const stop = onUnits(queryClient, {
          onList: (units) => sendBack({ type: 'units.loaded', units }),
          onFailure: () => {
            const unit = own.isStored() ? store.ownUnit() : undefined;
            if (unit) sendBack({ type: 'units.failed', unit });
          },
        });
        void queryClient.prefetchQuery(unitsQuery());
        return stop;
      }),
    },
  });
  const access = accessMachine.provide({
    actors: {
      loadAccess: fromPromise(({ input, signal }) => loadAccess(apiOf(queryClient), input, signal)),
    },
  });
  const managerSwitch = managerSwitchMachine.provide({
    actors: {
      switchManager: fromPromise(({ input, signal }) =>
        switchManager(apiOf(queryClient), input, signal),
      ),
    },
  });
  return {
    session: createActor(session),
    access: createActor(access),
    managerSwitch: createActor(managerSwitch),
    unread: createActor(unreadMachine),
    startUp: createActor(startUpMachine),
  };
}
