import { type Access, isGranted } from './menu';

const routes = ['profil', 'add-manager'] as const;

/** The user-menu pages that the user may see (§2 Top bar), in order. */
export function userLinks(access: Access): (typeof routes)[number][] {
  return routes.filter((route) => isGranted(route, access));
}
