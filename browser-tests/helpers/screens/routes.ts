import { expect, type Page } from '@playwright/test';
import type { RouteName } from '../../../src/navigation/page-table';

/** How to open a route in the demo world, as Ana or as a visitor. */
export interface RouteVisit {
  readonly path: string;
  readonly visitor?: true;
  /** The end of the address of the page's required call. */
  readonly call?: RegExp;
  /** The call whose empty answer empties the page, if it is not `call`. */
  readonly emptiedBy?: RegExp;
}

/** Every route of §2. A new route in the page table does not compile before it is added here. */
export const routeVisits: Readonly<Record<RouteName, RouteVisit>> = {
  home: {
    path: '/',
    call: /\/(regular_billing|readings|cost_specification)(\/|\?|$)/,
    emptiedBy: /\/v2\/(?!.*(unread_num|allowed_pages|has_user_tenants))/,
  },
  profil: { path: '/profil', call: /\/v1\/profile$/ },
  'card-traffic': { path: '/kartica-obracunov-s-placili', call: /\/card_traffic\?/ },
  'open-items': { path: '/odprte-postavke', call: /\/open_items(\?|$)/ },
  readings: { path: '/odcitki', call: /\/readings\// },
  'reserve-fund': { path: '/rezervni-sklad', call: /\/reserve_fund\/\d+(\?|$)/ },
  'voluntary-fund': { path: '/prostovoljni-sklad', call: /\/voluntary_fund\// },
  'manager-documents': { path: '/dokumenti-upravnika', call: /\/manager_documents\/\d+(\?|$)/ },
  'manager-documents-vlozisce': {
    path: '/dokumenti-upravnika/58213',
    call: /\/vlozisce\/58213$/,
  },
  'supplier-documents': { path: '/dokumenti-dobaviteljev', call: /\/supplier_documents\// },
  notifications: { path: '/obvestila', call: /\/v2\/notifications$/ },
  'your-units': { path: '/vase-enote', call: /\/unit_details$/, emptiedBy: /\/enota$/ },
  'bulletin-board': { path: '/oglasna-deska', call: /\/bulletin\/\w+$/ },
  decisions: { path: '/odlocanje', call: /\/v2\/decisions\// },
  decision: { path: '/odlocanje/9101', call: /\/v2\/decision\/9101$/ },
  events: { path: '/dogajanje', call: /\/v2\/building_events\// },
  faults: { path: '/dogajanje/napake', call: /\/v2\/faults\// },
  'report-fault': { path: '/dogajanje/prijava-napake', call: /\/v2\/faults\// },
  people: { path: '/ljudje', call: /\/v2\/co_users\/104217$/ },
  handover: { path: '/primopredaja', call: /\/v2\/handovers$/ },
  'handover-offer': {
    path: '/prevzem/cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q',
    visitor: true,
    call: /\/v1\/handover\//,
  },
  emergency: { path: '/nujni-primeri', call: /\/contact_card/ },
  faq: { path: '/pogosta-vprasanja', call: /\/faq$/ },
  contractors: { path: '/izvajalci', call: /\/contractors\// },
  'cost-specification': { path: '/specifikacija-stroskov', call: /\/cost_specification\// },
  'reserve-fund-debtors': { path: '/dolzniki-rezervnega-sklada', call: /\/debtors$/ },
  'turnover-reserve-fund-books': { path: '/promet-knjizb-rezervnega-sklada', call: /\/postings/ },
  'tenants-open-items': { path: '/odprte-postavke-najemnikov', call: /\/tenants\/open_items/ },
  'regular-billing': { path: '/redni-obracun', call: /\/regular_billing\?/ },
  'reserve-fund-billing': { path: '/obracun-rezervni-sklad', call: /\/reserve_fund_billing\?/ },
  'registered-number-of-people-and-dogs': {
    path: '/prijavljena-stevila-oseb-in-psov',
    call: /\/registered_number\/\d/,
  },
  'insurance-contracts': { path: '/zavarovalne-pogodbe', call: /\/insurance_contracts\// },
  forms: { path: '/obrazci', call: /\/v2\/forms(\?|$)/ },
  'all-dues': { path: '/moje-obveznosti', call: /\/due_list$/ },
  preferences: { path: '/obvescanje', call: /\/notification_preferences$/ },
  delivery: { path: '/e-racun-in-direktna-obremenitev', call: /\/v2\/delivery\/104217$/ },
  'add-manager': { path: '/dodaj-upravnika', call: /\/managers$/ },
  login: { path: '/prijava', visitor: true },
  register: { path: '/registracija', visitor: true, call: /\/managers$/ },
  'forgotten-password': { path: '/pozabljeno-geslo', visitor: true },
  'reset-password': { path: '/pozabljeno-geslo/3nKfP0hYq2VbT7cW5xZr8sLm', visitor: true },
  invitation: {
    path: '/povabilo/dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q',
    visitor: true,
    call: /\/invitation\//,
  },
  'login-as-user': { path: '/login-as-user/a-link-that-is-still-checked', visitor: true },
  'not-found': { path: '/ni-najdeno', visitor: true },
};

/** The routes with their visits, in the order of the table. */
export const allRoutes = Object.entries(routeVisits).map(([name, visit]) => ({
  name: name as RouteName,
  ...visit,
}));

/** Waits until a page has loaded its data. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-overlay], main [aria-busy="true"]')).toHaveCount(0);
}

/** Opens a route and waits for it; the exchange of the staff link stays unanswered, so that its page can be checked. */
export async function openRoute(page: Page, { path }: RouteVisit): Promise<void> {
  if (path === routeVisits['login-as-user'].path) {
    await page.route('**/login_as_user*', () => {});
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    return;
  }
  await page.goto(path);
  await settled(page);
}
