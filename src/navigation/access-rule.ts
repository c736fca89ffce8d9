import { type Access, firstAllowedPage, isDisabled, isGranted, type MenuItem } from './menu';
import type { PageEntry, RouteName } from './page-table';

/** The input of the rule when a navigation begins. */
export interface GuardInput {
  readonly target: PageEntry;
  /** Whether a session with a live token is open. */
  readonly loggedIn: boolean;
  readonly access: Access;
  /** Whether this is the first navigation since the portal started. */
  readonly first: boolean;
  /** For tests: a menu in place of the portal's own. */
  readonly items?: readonly MenuItem[];
}

/** The outcome of a navigation. With `endSession` the session must end before it goes on. */
export type Decision =
  | { readonly kind: 'allow'; readonly endSession: boolean }
  | { readonly kind: 'go'; readonly to: RouteName; readonly endSession: boolean };

const go = (to: RouteName, endSession = false): Decision => ({ kind: 'go', to, endSession });

/** The rules of §2 Navigation guard, in the order of their priority. */
export function decide({ target, loggedIn, access, first, items }: GuardInput): Decision {
  if (target.name === 'login-as-user') return { kind: 'allow', endSession: first };
  if (target.name === 'login' && loggedIn) return go('home');
  if (!target.requiresAuth) return { kind: 'allow', endSession: false };
  if (!loggedIn) return go('login', true);
  if (!isGranted(target.name, access) || isDisabled(target.name, items)) {
    return go(firstAllowedPage(access, items) ?? 'not-found');
  }
  return { kind: 'allow', endSession: false };
}
