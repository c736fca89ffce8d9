import { type Access, firstAllowedPage, isDisabled, isGranted, type MenuItem } from './menu';
import type { PageEntry, RouteName } from './page-table';

/** What the guard knows when a navigation begins. */
export interface AccessQuestion {
  readonly target: PageEntry;
  /** Whether a session with a live token is open. */
  readonly loggedIn: boolean;
  readonly access: Access;
  /** Whether this is the first navigation since the portal started. */
  readonly first: boolean;
  /** For tests: a menu instead of the portal's own. */
  readonly items?: readonly MenuItem[];
}

/** The decision on a navigation. With `endSession` the session is ended before the navigation continues. */
export type AccessDecision =
  | { readonly kind: 'allow'; readonly endSession: boolean }
  | { readonly kind: 'go'; readonly to: RouteName; readonly endSession: boolean };

const go = (to: RouteName, endSession = false): AccessDecision => ({ kind: 'go', to, endSession });

/** The rules of §2 Navigation guard, in the order in which they apply. */
export function decideAccess({
  target,
  loggedIn,
  access,
  first,
  items,
}: AccessQuestion): AccessDecision {
  if (target.name === 'login-as-user') return { kind: 'allow', endSession: first };
  if (target.name === 'login' && loggedIn) return go('home');
  if (!target.requiresAuth) return { kind: 'allow', endSession: false };
  if (!loggedIn) return go('login', true);
  if (!isGranted(target.name, access) || isDisabled(target.name, items)) {
    return go(firstAllowedPage(access, items) ?? 'not-found');
  }
  return { kind: 'allow', endSession: false };
}
