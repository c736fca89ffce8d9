import { describe, expect, test } from 'vitest';
import { internalPages, parseAllowedPages, samePages } from './allowed-pages';
import {
  firstAllowedPage,
  isDisabled,
  type MenuItem,
  menu,
  menuRouteOf,
  visibleMenu,
} from './menu';

const features = Array.from({ length: 23 }, (_, index) => index + 1);
const everything = { pages: [...features, ...internalPages], hasTenants: true };

const labels = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) =>
    item.kind === 'link'
      ? [item.label]
      : [item.label, ...item.children.map((child) => `- ${child.label}`)],
  );

describe('the menu (§2)', () => {
  test('has its order and the labels of pages.md C1', () => {
    expect(labels(visibleMenu(everything))).toEqual([
      'Hiter pregled',
      'Obračuni',
      '- Redni obračun',
      '- Obračun rezervnega sklada',
      'Odprte postavke',
      'Odprte postavke najemnikov',
      'Kartica obračunov s plačili',
      'Obračuni toplote',
      'Skladi',
      '- Rezervni sklad',
      '- Prostovoljni sklad',
      '- Dolžniki rezervnega sklada',
      '- Promet knjižb rezervnega sklada',
      'Dokumenti',
      '- Dokumenti upravnika',
      '- Dokumenti dobaviteljev',
      'Obvestila',
      'Vaše enote',
      'Dogajanje',
      'Odločanje',
      'Oglasna deska',
      'Pogosta vprašanja',
      'Izvajalci',
      'Specifikacija stroškov',
      'Prijavljena števila oseb in psov',
      'Zavarovalne pogodbe',
      'Obrazci',
    ]);
  });

  test('shows an item only if its page is allowed, and no group without a child', () => {
    const access = { pages: [2, 16, 106], hasTenants: false };
    expect(labels(visibleMenu(access))).toEqual([
      'Hiter pregled',
      'Obračuni',
      '- Redni obračun',
      'Odprte postavke',
    ]);
  });

  test('shows tenants’ open items only to a user with tenants', () => {
    const label = 'Odprte postavke najemnikov';
    expect(labels(visibleMenu(everything))).toContain(label);
    expect(labels(visibleMenu({ ...everything, hasTenants: false }))).not.toContain(label);
  });

  test('has no link for a disabled group or its children', () => {
    const items = menu.map(
      (item): MenuItem =>
        item.kind === 'group' && item.id === 'billings' ? { ...item, disabled: true } : item,
    );
    expect(isDisabled('regular-billing', items)).toBe(true);
    expect(isDisabled('regular-billing')).toBe(false);
    expect(isDisabled('reserve-fund', items)).toBe(false);
    const access = { pages: [2, 16, 17], hasTenants: false };
    expect(firstAllowedPage(access, items)).toBe('open-items');
  });

  test.each([
    ['voluntary-fund', 'voluntary-fund'],
    ['report-fault', 'events'],
    ['all-dues', 'open-items'],
    ['people', undefined],
    ['decision', 'decisions'],
    ['manager-documents-vlozisce', 'manager-documents'],
    ['profil', undefined],
  ] as const)('marks for %s the item %s', (route, item) => {
    expect(menuRouteOf(route)).toBe(item);
  });

  test('has a first allowed page', () => {
    expect(firstAllowedPage({ pages: [2, 9], hasTenants: false })).toBe('open-items');
    expect(firstAllowedPage({ pages: [], hasTenants: true })).toBeUndefined();
    const disabled = menu.map(
      (item): MenuItem =>
        item.kind === 'link' && item.route === 'home' ? { ...item, disabled: true } : item,
    );
    expect(firstAllowedPage(everything, disabled)).toBe('regular-billing');
    const tenantsFirst = menu.filter(
      (item) => item.kind === 'link' && ['tenants-open-items', 'faq'].includes(item.route),
    );
    expect(firstAllowedPage({ ...everything, hasTenants: false }, tenantsFirst)).toBe('faq');
  });
});

describe('the allowed-pages answer (§4)', () => {
  test.each([
    [[], internalPages],
    [
      ['5', 5.5, null, 7, 7],
      [7, ...internalPages],
    ],
    [
      [999, -1, 0, 2],
      [2, ...internalPages],
    ],
    [[106], [106, ...internalPages.filter((page) => page !== 106)]],
  ])('%j counts known integers once and adds the internal pages', (answer, pages) => {
    expect(parseAllowedPages(answer)).toEqual(pages);
  });

  test('of 100 000 entries is no longer than the page table', () => {
    const long = Array.from({ length: 100_000 }, (_, page) => page);
    expect(parseAllowedPages(long)).toEqual([...features, ...internalPages]);
  });

  test.each([{}, null, undefined, 'x', 5, { length: 1 }])('%j is not a list', (answer) => {
    expect(parseAllowedPages(answer)).toBeUndefined();
  });

  test('is the same list in another order', () => {
    expect(samePages([1, 2], [2, 1])).toBe(true);
    expect(samePages([1, 2], [1, 3])).toBe(false);
    expect(samePages([1], [1, 2])).toBe(false);
  });
});
