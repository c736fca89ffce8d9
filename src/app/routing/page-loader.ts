import { waitFor } from 'xstate';
import { accessOf } from '../../machines/access';
import type { Portal } from '../../machines/portal-context';
import { decideAccess } from '../../navigation/access-rule';
import { type PageEntry, pathOf } from '../../navigation/page-table';
import { AccessUnavailable } from './access-unavailable';

/** What the guard needs from outside of the router. */
export interface PageLoaderSettings {
  readonly portal: Portal;
  /** Told as each navigation begins; `loadsPages` is false for login as user. */
  readonly onNavigation: (loadsPages: boolean) => void;
  /** Told of the path that a login is to lead to: one that it stands before, or one where a visitor sees less. */
  readonly onLoginWanted: (path: string) => void;
  /** Begins what the first page of a start needs; done when it is worth drawing the page. */
  readonly prepare: (target: PageEntry) => Promise<void>;
}

/** One navigation: the page it goes to, the path with its parameters that was asked for, and whether it is the first of this start. */
export interface Navigation {
  readonly target: PageEntry;
  readonly path: string;
  readonly first: boolean;
  /** Ends the wait when another navigation takes over. */
  readonly signal: AbortSignal;
}

/**
 * The guard of one page (§2 Navigation guard). It waits until the page guard has decided, and until a session that makes
 * room for staff has ended.
 *
 * @returns the path to go to instead, `undefined` when the page may be shown
 * @throws AccessUnavailable when the allowed pages could not be loaded
 */
export async function loadPage(
  { target, path, first, signal }: Navigation,
  { portal, onNavigation, onLoginWanted, prepare }: PageLoaderSettings,
): Promise<string | undefined> {
  const { session, access, store, linkToken } = portal;
  const acts = target.name === 'login-as-user';
  const handover = () => waitFor(session, (state) => !state.matches('handingOver'), { signal });

  onNavigation(!acts);
  if (target.layout === 'default') session.send({ type: 'units.wanted' });
  const prepared = first ? prepare(target) : undefined;
  const decided = await waitFor(access, (state) => !state.matches('firstLoad'), { signal });
  // Another navigation may have begun it.
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
    // The token is good once: not even a reload may send it again.
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
  return pathOf(decision.to);
}
