import { matchPath } from 'react-router-dom';
import type { Portal } from '../../machines/portal-context';
import { pageTable } from '../../navigation/page-table';
import { type Stop, stopAll } from './subscriptions';
import type { Router } from './surroundings';

/** Where a login leads. */
export interface ReturnPath {
  /** Sets the path that a login leads to. */
  want(path: string): void;
  /**
   * The path to open after a login; a second call returns `/`. A path of another user is not returned: it may name a bill
   * of theirs.
   *
   * @param user - `id` of the user who has logged in
   */
  take(user: number): string;
  readonly stop: Stop;
}

/** Whether a path is the page of a link, whose token is only in the history entry. */
export function isOfLink(pathname: string): boolean {
  return pageTable.some(({ path }) => path.endsWith('/:token') && matchPath(path, pathname));
}

/** Whether a login leads back to a path: not to a page of a link, and not to one for visitors. */
function isReturnable(pathname: string): boolean {
  return pageTable.some(({ layout, path }) => layout === 'default' && matchPath(path, pathname));
}

/**
 * Remembers where the user was when the session ended without a logout, so that the next login leads back there. A
 * logout forgets it.
 *
 * @param router - gives the router; called when a session ends
 */
export function returnPath(session: Portal['session'], router: () => Router): ReturnPath {
  /** `id` of the user whose session is open or has ended without a logout. */
  let owner: number | undefined;
  let wanted: { readonly path: string; readonly of: typeof owner } | undefined;
  const want = (path: string) => {
    wanted = { path, of: owner };
  };
  const stop = stopAll(
    session.subscribe(({ context: { user } }) => {
      if (user) owner = user.id;
    }),
    session.on('session.closed', ({ by }) => {
      if (by === 'guard' || by === 'handover') return;
      const { pathname, search, hash } = router().state.location;
      if (isReturnable(pathname)) want(`${pathname}${search}${hash}`);
      // The owner stays: Back leads to a page of theirs again.
      if (by === 'logout') wanted = undefined;
    }),
  );
  const take = (user: number) => {
    const path = wanted && (wanted.of ?? user) === user ? wanted.path : '/';
    wanted = undefined;
    return path;
  };
  return { want, take, stop };
}
