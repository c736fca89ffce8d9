import type { Portal } from '../../machines/portal-context';
import { type Stop, stopAll } from './subscriptions';
import type { Router } from './surroundings';

/** Where a login leads. */
export interface ReturnPath {
  /** Notes a path that a login leads to, such as one that the access rule has refused. */
  want(path: string): void;
  /**
   * The path to open after a login, which is given once. A path that belongs to another user is not given: it may name a
   * bill of theirs.
   *
   * @param user - `id` of the user who has logged in
   */
  take(user: number): string;
  readonly stop: Stop;
}

/**
 * Remembers where the user was when the session ended by itself, so that the next login leads back there. A logout
 * forgets it.
 *
 * @param router - the router that shows the pages; it is asked for when a session ends
 */
export function returnPath(session: Portal['session'], router: () => Router): ReturnPath {
  /** `id` of the user whose session is open or has ended by itself. */
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
      want(`${pathname}${search}${hash}`);
      if (by === 'logout') [wanted, owner] = [undefined, undefined];
    }),
  );
  const take = (user: number) => {
    const path = wanted && (wanted.of ?? user) === user ? wanted.path : '/';
    wanted = undefined;
    return path;
  };
  return { want, take, stop };
}
