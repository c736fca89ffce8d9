import { type SectionLabel, sectionLabels } from '../text/shell/menu-sections';
import { menuLabels, pageTitles } from '../text/shell/pages';
import { pageEntry, pathOf, type RouteName } from './page-table';

/** The unread counter beside an item (§2 Navigation menu). */
export type Badge = 'notifications' | 'bulletins';

/** The icon beside an item, by its name (`shell/menu-icons.ts`). */
export type MenuIcon =
  | 'arrows'
  | 'bell'
  | 'building'
  | 'calendar'
  | 'chart'
  | 'banknote'
  | 'debtor'
  | 'file'
  | 'flame'
  | 'folder'
  | 'form'
  | 'handshake'
  | 'house'
  | 'landmark'
  | 'megaphone'
  | 'paw'
  | 'piggy-bank'
  | 'question'
  | 'receipt-euro'
  | 'receipt-text'
  | 'scroll'
  | 'shield'
  | 'truck'
  | 'users'
  | 'vote'
  | 'wallet'
  | 'wrench';

/** The fields of every menu item. A disabled item is shown, but neither it nor its children can be opened. */
interface ItemLook {
  readonly label: string;
  readonly icon: MenuIcon;
  readonly badge?: Badge;
  readonly disabled?: boolean;
}

/** A menu item that leads to a page. */
export interface MenuLink extends ItemLook {
  readonly kind: 'link';
  readonly route: RouteName;
}

/** A menu item that opens a group of links. */
export interface MenuGroup extends ItemLook {
  readonly kind: 'group';
  readonly id: 'billings' | 'funds' | 'documents';
  readonly children: readonly MenuLink[];
}

export type MenuItem = MenuLink | MenuGroup;

const link = (route: RouteName, icon: MenuIcon, more: Partial<MenuLink> = {}): MenuLink => ({
  kind: 'link',
  label: pageTitles[route],
  icon,
  route,
  ...more,
});

const group = (id: MenuGroup['id'], icon: MenuIcon, ...children: MenuLink[]): MenuGroup => ({
  kind: 'group',
  id,
  label: menuLabels[id],
  icon,
  children,
});

/** A part of the menu: consecutive items under a label; the first part has none (`docs/decisions/0037`). */
export interface MenuSection {
  readonly id: 'start' | SectionLabel;
  readonly label: string | undefined;
  readonly items: readonly MenuItem[];
}

const section = (id: MenuSection['id'], ...items: MenuItem[]): MenuSection => ({
  id,
  label: id === 'start' ? undefined : sectionLabels[id],
  items,
});

/** The whole menu in its order (§2 Navigation menu), in sections. */
export const menuSections: readonly MenuSection[] = [
  section('start', link('home', 'house')),
  section(
    'money',
    group(
      'billings',
      'receipt-text',
      link('regular-billing', 'receipt-euro'),
      link('reserve-fund-billing', 'wallet'),
    ),
    link('open-items', 'banknote'),
    link('tenants-open-items', 'users'),
    link('card-traffic', 'scroll'),
    link('readings', 'flame', { label: menuLabels.heatBillings }),
    group(
      'funds',
      'landmark',
      link('reserve-fund', 'piggy-bank'),
      link('voluntary-fund', 'handshake'),
      link('reserve-fund-debtors', 'debtor'),
      link('turnover-reserve-fund-books', 'arrows'),
    ),
  ),
  section(
    'messages',
    group(
      'documents',
      'file',
      link('manager-documents', 'folder'),
      link('supplier-documents', 'truck'),
    ),
    link('notifications', 'bell', { badge: 'notifications' }),
  ),
  section(
    'building',
    link('your-units', 'building'),
    link('events', 'calendar'),
    link('decisions', 'vote'),
    link('bulletin-board', 'megaphone', { badge: 'bulletins' }),
  ),
  section('help', link('faq', 'question'), link('contractors', 'wrench')),
  section(
    'data',
    link('cost-specification', 'chart'),
    link('registered-number-of-people-and-dogs', 'paw'),
    link('insurance-contracts', 'shield'),
    link('forms', 'form'),
  ),
];

/** The whole menu in its order (§2 Navigation menu). */
export const menu: readonly MenuItem[] = menuSections.flatMap(({ items }) => items);

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

/** The menu for a user: only granted links, no empty groups (§2 Navigation menu). */
export function visibleMenu(access: Access, items: readonly MenuItem[] = menu): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if (item.kind === 'link') return isGranted(item.route, access) ? [item] : [];
    const children = item.children.filter((child) => isGranted(child.route, access));
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The sections of the menu for a user; one without a visible item is left out. */
export function visibleSections(access: Access): MenuSection[] {
  return menuSections
    .map((each) => ({ ...each, items: visibleMenu(access, each.items) }))
    .filter(({ items }) => items.length > 0);
}

const linksOf = (items: readonly MenuItem[]): readonly MenuLink[] =>
  items.flatMap((item) => {
    if (item.kind === 'link') return [item];
    return item.children.map((child) => (item.disabled ? { ...child, disabled: true } : child));
  });

/** The item above a page whose address does not say it. */
const above: Partial<Record<RouteName, RouteName>> = {
  'all-dues': 'open-items',
  handover: 'your-units',
};

/**
 * The route of the item that is marked for a page: its own, or that of the page above it, such as `Dogajanje` for the
 * report of a fault.
 */
export function menuRouteOf(route: RouteName): RouteName | undefined {
  const routes = linksOf(menu).map((item) => item.route);
  if (routes.includes(route)) return route;
  const path = pathOf(route);
  return above[route] ?? routes.find((each) => path.startsWith(`${pathOf(each)}/`));
}

/** Whether the menu shows a route as disabled, so that it cannot be opened (§2 Navigation menu). */
export function isDisabled(route: RouteName, items: readonly MenuItem[] = menu): boolean {
  return linksOf(items).some((item) => item.route === route && item.disabled === true);
}

/** The first page of the visible menu that can be opened, if any (§2 Navigation guard). */
export function firstAllowedPage(
  access: Access,
  items: readonly MenuItem[] = menu,
): RouteName | undefined {
  return linksOf(visibleMenu(access, items)).find((item) => !item.disabled)?.route;
}
