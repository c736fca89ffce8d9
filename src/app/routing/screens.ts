import type { ComponentType } from 'react';
import type { RouteName } from '../../navigation/page-table';

type ScreenModule = Promise<{ default: ComponentType }>;

/** The screen of each route, as a separate chunk. */
export const screens: Readonly<Record<RouteName, () => ScreenModule>> = {
  'add-manager': () => import('../../screens/add-manager'),
  'all-dues': () => import('../../screens/all-dues'),
  'bulletin-board': () => import('../../screens/bulletin-board'),
  contractors: () => import('../../screens/contractors'),
  'cost-specification': () => import('../../screens/cost-specification'),
  decision: () => import('../../screens/decision'),
  decisions: () => import('../../screens/decisions'),
  emergency: () => import('../../screens/emergency'),
  events: () => import('../../screens/events'),
  faults: () => import('../../screens/faults'),
  faq: () => import('../../screens/faq'),
  'forgotten-password': () => import('../../screens/forgotten-password'),
  'card-traffic': () => import('../../screens/card-traffic'),
  forms: () => import('../../screens/forms'),
  home: () => import('../../screens/home'),
  'insurance-contracts': () => import('../../screens/insurance-contracts'),
  invitation: () => import('../../screens/invitation'),
  login: () => import('../../screens/login'),
  'login-as-user': () => import('../../screens/login-as-user'),
  'manager-documents': () => import('../../screens/manager-documents'),
  'manager-documents-vlozisce': () => import('../../screens/manager-documents-vlozisce'),
  'not-found': () => import('../../screens/not-found'),
  notifications: () => import('../../screens/notifications'),
  'open-items': () => import('../../screens/open-items'),
  people: () => import('../../screens/people'),
  profil: () => import('../../screens/profil'),
  readings: () => import('../../screens/readings'),
  'registered-number-of-people-and-dogs': () =>
    import('../../screens/registered-number-of-people-and-dogs'),
  register: () => import('../../screens/register'),
  'regular-billing': () => import('../../screens/regular-billing'),
  'reserve-fund': () => import('../../screens/reserve-fund'),
  'reserve-fund-debtors': () => import('../../screens/reserve-fund-debtors'),
  'reserve-fund-billing': () => import('../../screens/reserve-fund-billing'),
  'report-fault': () => import('../../screens/report-fault'),
  'reset-password': () => import('../../screens/reset-password'),
  'supplier-documents': () => import('../../screens/supplier-documents'),
  'tenants-open-items': () => import('../../screens/tenants-open-items'),
  'turnover-reserve-fund-books': () => import('../../screens/turnover-reserve-fund-books'),
  'voluntary-fund': () => import('../../screens/voluntary-fund'),
  'your-units': () => import('../../screens/your-units'),
};
