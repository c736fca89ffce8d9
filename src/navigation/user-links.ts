import { type Access, isGranted } from './menu';
import type { RouteName } from './page-table';

const routes = ['profil', 'add-manager'] as const;

/** The pages whose way back leads to the profile. */
const belowProfile: readonly RouteName[] = ['people', 'preferences', 'delivery'];

/** Whether the user menu is marked on a page: its own pages and those below the profile. */
export const isUserPage = (route: RouteName | undefined): boolean =>
  route !== undefined && [...routes, ...belowProfile].includes(route);

/** The user-menu pages that the user may see (§2 Top bar), in order. */
export function userLinks(access: Access): (typeof routes)[number][] {
  return routes.filter((route) => isGranted(route, access));
}
