import { type Access, type Badge, isGranted, type MenuIcon } from './menu';
import type { RouteName } from './page-table';

/** A place of the bar at the bottom of a phone (`docs/decisions/0037`). */
interface BarPlace {
  readonly id: 'overview' | 'payments' | 'messages';
  readonly icon: MenuIcon;
  /** Its pages; the link leads to the first that is granted. */
  readonly routes: readonly RouteName[];
  /** Other pages of the same section of the menu, on which the place is marked as well. */
  readonly beside: readonly RouteName[];
}

const places: readonly BarPlace[] = [
  { id: 'overview', icon: 'house', routes: ['home'], beside: [] },
  {
    id: 'payments',
    icon: 'banknote',
    routes: [
      'open-items',
      'card-traffic',
      'regular-billing',
      'reserve-fund-billing',
      'cost-specification',
      'tenants-open-items',
    ],
    beside: [
      'all-dues',
      'readings',
      'reserve-fund',
      'turnover-reserve-fund-books',
      'reserve-fund-debtors',
      'voluntary-fund',
    ],
  },
  {
    id: 'messages',
    icon: 'bell',
    routes: ['notifications', 'bulletin-board'],
    beside: ['manager-documents', 'manager-documents-vlozisce', 'supplier-documents'],
  },
];

const badges: Partial<Record<RouteName, Badge>> = {
  notifications: 'notifications',
  'bulletin-board': 'bulletins',
};

/** A place of a user: with the route of its link, and the unread counter of that page. */
export interface VisiblePlace extends BarPlace {
  readonly route: RouteName;
  readonly badge: Badge | undefined;
}

/** The places of the bar for a user; a place without a granted page is left out. */
export function visiblePlaces(access: Access): readonly VisiblePlace[] {
  return places.flatMap((place) => {
    const route = place.routes.find((each) => isGranted(each, access));
    return route ? [{ ...place, route, badge: badges[route] }] : [];
  });
}
