import { menuLabels, pageTitles } from '../text/pages';
import { pageEntry, type RouteName } from './page-table';

/** Which unread counter stands beside an item (§2 Navigation menu). */
export type Badge = 'notifications' | 'bulletins';

/** A menu item that leads to a page. */
export interface MenuLink {
  readonly kind: 'link';
  readonly label: string;
  readonly route: RouteName;
  readonly badge?: Badge;
  readonly disabled?: boolean;
}

/** A menu item that opens a group of links. */
export interface MenuGroup {
  readonly kind: 'group';
  readonly id: 'billings' | 'funds' | 'documents';
  readonly label: string;
  readonly children: readonly MenuLink[];
}

export type MenuItem = MenuLink | MenuGroup;

const link = (route: RouteName, more: Partial<MenuLink> = {}): MenuLink => ({
  kind: 'link',
  label: pageTitles[route],
  route,
  ...more,
});

const group = (id: MenuGroup['id'], ...routes: RouteName[]): MenuGroup => ({
  kind: 'group',
  id,
  label: menuLabels[id],
  children: routes.map((route) => link(route)),
});

/** The whole menu in its order (§2 Navigation menu). */
export const menu: readonly MenuItem[] = [
  link('home'),
  group('billings', 'regular-billing', 'reserve-fund-billing'),
  link('open-items'),
  link('tenants-open-items'),
  link('card-traffic'),
  link('readings', { label: menuLabels.heatBillings }),
  group(
    'funds',
    'reserve-fund',
    'voluntary-fund',
    'reserve-fund-debtors',
    'turnover-reserve-fund-books',
  ),
  group('documents', 'manager-documents', 'supplier-documents'),
  link('notifications', { badge: 'notifications' }),
  link('your-units'),
  link('bulletin-board', { badge: 'bulletins' }),
  link('faq'),
  link('contractors'),
  link('cost-specification'),
  link('registered-number-of-people-and-dogs'),
  link('insurance-contracts'),
  link('forms'),
];

/** What the server has granted: page numbers, and whether the user has tenants. */
export interface Access {
  readonly pages: readonly number[];
  readonly hasTenants: boolean;
}

/** Whether a route's page is granted; tenants' open items also need tenants (§6). */
export function isGranted(route: RouteName, access: Access): boolean {
  const { page, needsTenants } = pageEntry(route);
  const listed = page !== undefined && access.pages.includes(page);
  return listed && (!needsTenants || access.hasTenants);
}

/** The menu as the user sees it: granted links only, no group without a child (§2 Navigation menu). */
export function visibleMenu(access: Access, items: readonly MenuItem[] = menu): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if (item.kind === 'link') return isGranted(item.route, access) ? [item] : [];
    const children = item.children.filter((child) => isGranted(child.route, access));
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

const linksOf = (items: readonly MenuItem[]): readonly MenuLink[] =>
  items.flatMap((item) => (item.kind === 'link' ? [item] : item.children));

/** Whether the menu shows a route as disabled; then nothing leads there (§2 Navigation menu). */
export function isDisabled(route: RouteName, items: readonly MenuItem[] = menu): boolean {
  return linksOf(items).some((item) => item.route === route && item.disabled === true);
}

/** The first page of the visible menu that can be opened (§2 Navigation guard); none when there is no such item. */
export function firstAllowedPage(
  access: Access,
  items: readonly MenuItem[] = menu,
): RouteName | undefined {
  return linksOf(visibleMenu(access, items)).find((item) => !item.disabled)?.route;
}
