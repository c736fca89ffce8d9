/** Every list page on a phone: rows of two lines, which begin near the top, and filters only above long lists. */
import { expect, type Page } from '@playwright/test';
import type { RouteName } from '../../src/navigation/page-table';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';
import { rok } from '../helpers/session/demo';

/** In px: the least and the greatest height of a row, and of ten of them; the place of the first row. */
const LEAST = 64;
const MOST = 72;
const TEN = 1100;
const FIRST = 320;
/** From so many rows on, a list has filters. */
const FILTERED_FROM = 8;

/** The pages that are a list; other pages have lists below their answer. */
const lists: readonly RouteName[] = [
  'card-traffic',
  'open-items',
  'manager-documents',
  'supplier-documents',
  'contractors',
  'reserve-fund-debtors',
  'turnover-reserve-fund-books',
  'tenants-open-items',
  'regular-billing',
  'reserve-fund-billing',
  'registered-number-of-people-and-dogs',
];

const measured = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main .list-cards__list')];
    // An emergency contact is read whole: its rows may be higher.
    const isShort = (list: Element) => !list.closest('.emergency');
    const rowsOf = (list: Element) => [...list.querySelectorAll(':scope > .list-cards__row')];
    // The emergency numbers of the contractors are tiles.
    const begin = document.querySelector('main :is(.call-tile, .list-cards__row)');
    return {
      first: (begin?.getBoundingClientRect().top ?? 0) + scrollY,
      heights: all
        .filter(isShort)
        .flatMap(rowsOf)
        .map((row) => row.getBoundingClientRect().height),
      lists: all.map((list) => ({
        rows: rowsOf(list).length,
        height: list.getBoundingClientRect().height,
      })),
      cut: [...document.querySelectorAll('main .list-cards__end > *')]
        .filter((end) => end.scrollWidth > end.clientWidth + 1)
        .map((end) => end.textContent),
    };
  });

for (const [who, login] of [
  ['Ana', undefined],
  ['Rok', rok],
] as const) {
  test(`every list page of ${who} begins with its rows, of two lines each`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(login);
    let seen = 0;
    for (const route of allRoutes.filter(({ name }) => lists.includes(name))) {
      await openRoute(page, route);
      const { first, heights, lists: found, cut } = await measured(page);
      if (heights.length === 0) continue;
      seen += 1;
      const at = `${route.path} of ${who}`;
      expect.soft(first, `${at}: place of the first row`).toBeLessThanOrEqual(FIRST);
      expect.soft(Math.max(...heights), `${at}: highest row`).toBeLessThanOrEqual(MOST);
      expect.soft(Math.min(...heights), `${at}: lowest row`).toBeGreaterThanOrEqual(LEAST - 1);
      for (const { height } of found.filter(({ rows }) => rows <= 10)) {
        expect.soft(height, `${at}: a list of at most ten rows`).toBeLessThanOrEqual(TEN);
      }
      expect.soft(cut, `${at}: amounts are whole`).toEqual([]);
      const longest = Math.max(...found.map(({ rows }) => rows));
      if (longest < FILTERED_FROM) {
        await expect.soft(page.getByRole('button', { name: 'Filtri' }), at).toHaveCount(0);
      }
    }
    expect(seen).toBeGreaterThan(who === 'Ana' ? 10 : 3);
  });
}

test('ledgers have signed amounts with the balance beneath', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/promet-knjizb-rezervnega-sklada');
  const ends = page.locator('.list-cards__end');
  await expect(ends.first()).toHaveText(/\+1\s702\.46\s€.*stanje\s33\s494\.03\s€$/);
  await expect(ends.nth(2)).toHaveText(/−4\.50\s€/);
});

test('the own unit is the first of the building in any order, and marked', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/prijavljena-stevila-oseb-in-psov');
  const table = page.getByRole('table', { name: 'Prijavljena števila oseb in psov' });
  const first = table.locator('tbody tr').first();
  await expect(first).toContainText('Enota 14');
  await expect(first).toContainText('Vaša enota');
  await table.getByRole('button', { name: /^Enota, / }).click();
  await expect(table.locator('tbody tr').nth(1)).toContainText('Lokal 2');
  await expect(first).toContainText('Enota 14');
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.locator('.list-cards__row[data-pinned]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Enota 14');
  await expect(row).toContainText('3 osebe');
});

test('a phone’s row of a record leads to its files as a whole, and saves its only file', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/dokumenti-upravnika');
  const row = page.getByRole('listitem').filter({ hasText: 'Hišni red' });
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Prenesi, Hišni red' }).click();
  await saved;
  await row.getByText('10.06.2019').click();
  await expect(page).toHaveURL(/\/dokumenti-upravnika\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hišni red');
});
