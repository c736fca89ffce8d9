import { waitFor } from 'xstate';
import { accessOf } from '../../machines/access';
import type { Portal } from '../../machines/portal-context';
import { decideAccess } from '../../navigation/access-rule';
import { type PageEntry, pathOf } from '../../navigation/page-table';
import { AccessUnavailable } from './access-unavailable';

/** What the page loader needs from outside of the router. */
export interface PageLoaderSettings {
  readonly portal: Portal;
  /** Called as each navigation begins; `loadsPages` is false for login as user. */
  readonly onNavigation: (loadsPages: boolean) => void;
  /** Called with the path that a login leads to: a page that needs a session, or one where a visitor sees less. */
  readonly onLoginWanted: (path: string) => void;
  /** Called when a logged-in user is led away from a page that is not allowed. */
  readonly onNotAllowed: () => void;
  /** Begins the requests that the first page of a start needs; resolves when the page should be shown. */
  readonly prepare: (target: PageEntry) => Promise<void>;
}

/** One navigation: the page, the requested path with its parameters and fragment, and whether it is the first since the start. */
export interface Navigation {
  readonly target: PageEntry;
  readonly path: string;
  readonly first: boolean;
  /** Ends the wait when another navigation replaces this one. */
  readonly signal: AbortSignal;
}

/**
 * The loader of one page: the navigation guard (§2). It waits until the allowed pages are known and until a session that
 * staff hand over has ended, and sends the session machine the events of the navigation.
 *
 * @returns the path to go to instead, `undefined` when the page may be shown
 * @throws AccessUnavailable when the allowed pages could not be loaded
 */
export async function loadPage(
  { target, path, first, signal }: Navigation,
  { portal, onNavigation, onLoginWanted, onNotAllowed, prepare }: PageLoaderSettings,
): Promise<string | undefined> {
  const { session, access, store, linkToken } = portal;
  const acts = target.name === 'login-as-user';
  const handover = () => waitFor(session, (state) => !state.matches('handingOver'), { signal });

  onNavigation(!acts);
  if (target.name !== 'login') session.send({ type: 'login.over' });
  if (target.layout === 'default') session.send({ type: 'units.wanted' });
  const prepared = first ? prepare(target) : undefined;
  // Nothing decides on the emergency card, and who opens it needs it now.
  const decided =
    target.name === 'emergency'
      ? access.getSnapshot()
      : await waitFor(access, (state) => !state.matches('firstLoad'), { signal });
  // Another navigation may have begun the handover.
  await handover();
  if (!acts) session.send({ type: 'handover.over' });
  const loggedIn = session.getSnapshot().matches('loggedIn') && store.liveToken() !== undefined;
  if (loggedIn && target.requiresAuth && decided.matches('unavailable')) {
    throw new AccessUnavailable();
  }
  const decision = decideAccess({ target, loggedIn, access: accessOf(decided.context), first });
  if (decision.endSession) session.send({ type: acts ? 'handover.wanted' : 'login.required' });
  await handover();
  if (acts) {
    // The token is valid once: a reload must not send it again.
    const token = linkToken.read();
    linkToken.forget();
    session.send({ type: 'link.opened', token });
  }
  const isVisit = !loggedIn && target.layout === 'default';
  if (decision.kind === 'allow') {
    if (isVisit) onLoginWanted(path);
    await prepared;
    return undefined;
  }
  if (decision.to === 'login') onLoginWanted(path);
  else if (target.requiresAuth) onNotAllowed();
  return pathOf(decision.to);
}
