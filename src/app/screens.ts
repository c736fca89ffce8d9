import type { ComponentType } from 'react';
import type { RouteName } from '../navigation/page-table';

type ScreenModule = Promise<{ default: ComponentType }>;

/** The screens that are there; each is a chunk of its own. */
export const screens: Readonly<Partial<Record<RouteName, () => ScreenModule>>> = {
  'add-manager': () => import('../screens/add-manager'),
  contractors: () => import('../screens/contractors'),
  'cost-specification': () => import('../screens/cost-specification'),
  'forgotten-password': () => import('../screens/forgotten-password'),
  'card-traffic': () => import('../screens/card-traffic'),
  forms: () => import('../screens/forms'),
  home: () => import('../screens/home'),
  'insurance-contracts': () => import('../screens/insurance-contracts'),
  login: () => import('../screens/login'),
  'login-as-user': () => import('../screens/login-as-user'),
  'not-found': () => import('../screens/not-found'),
  'open-items': () => import('../screens/open-items'),
  profil: () => import('../screens/profil'),
  readings: () => import('../screens/readings'),
  'registered-number-of-people-and-dogs': () =>
    import('../screens/registered-number-of-people-and-dogs'),
  register: () => import('../screens/register'),
  'regular-billing': () => import('../screens/regular-billing'),
  'reserve-fund-billing': () => import('../screens/reserve-fund-billing'),
  'reset-password': () => import('../screens/reset-password'),
  'tenants-open-items': () => import('../screens/tenants-open-items'),
  'your-units': () => import('../screens/your-units'),
};

/** The screen of a route, or the one that says it is in preparation. */
export function screenOf(name: RouteName): () => ScreenModule {
  return screens[name] ?? (() => import('../screens/in-preparation'));
}
