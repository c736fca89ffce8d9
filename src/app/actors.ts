import { createActor, fromCallback, fromPromise } from 'xstate';
import { fetchAllowedPages, fetchHasTenants } from '../api/access';
import { logOut } from '../api/account';
import { type AccessAnswer, pageGuardMachine } from '../machines/page-guard';
import { type SessionEvent, sessionMachine } from '../machines/session';
import { startUpMachine } from '../machines/start-up';
import { pageEntry } from '../navigation/page-table';
import type { PortalStore } from '../storage/portal-store';
import { watchToken } from './watch-token';

/** Page 15 is asked about tenants only where it is allowed; a failed answer counts as not known (§6). */
async function loadAccess(known: boolean | undefined, signal: AbortSignal): Promise<AccessAnswer> {
  const pages = await fetchAllowedPages(signal);
  const asksTenants = pages.includes(pageEntry('tenants-open-items').page ?? Number.NaN);
  if (!asksTenants || known !== undefined) return { pages, hasTenants: known };
  return { pages, hasTenants: await fetchHasTenants(signal).catch(() => undefined) };
}

/** The machines, filled with what they ask for: the server and the stored token. They are not started yet. */
export function createActors(store: PortalStore) {
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
