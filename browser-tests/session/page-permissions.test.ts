/** Which pages each payer context of the demo world shows, and which not (`pages.md` 3). */
import { expect, type Page } from '@playwright/test';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { pageTable } from '../../src/navigation/page-table';
import { pageTitles } from '../../src/text/shell/pages';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { chooseManager, contexts, expectContext, openHome } from '../helpers/screens/switcher';
import { rok } from '../helpers/session/demo';

const all = Array.from({ length: 23 }, (_, index) => index + 1);

const cases = [
  { who: 'zelenigaj / 104217', pages: all, enter: async () => {} },
  {
    who: 'zelenigaj / 118903',
    pages: all.filter((page) => page !== 15),
    enter: async (page: Page) => {
      await chooseManager(page, contexts.sameManager.manager);
      await expectContext(page, contexts.sameManager);
    },
  },
  {
    who: 'breza / 5530',
    pages: [1, 2, 3, 7, 8, 9, 10, 11, 14, 16, 19, 20, 22],
    enter: async (page: Page) => {
      await chooseManager(page, contexts.otherManager.manager);
      await expectContext(page, contexts.otherManager);
    },
  },
] as const;

/** The page that permits a call, by the description; `undefined` for one that needs none. */
function pageOf(operations: readonly Operation[], method: string, url: string) {
  const { pathname } = new URL(url);
  const matches = operations.filter((operation) => {
    const pattern = operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+');
    return operation.method === method && new RegExp(`^${pattern}$`).test(pathname);
  });
  // A path without a parameter comes before one with.
  return matches.sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0]
    ?.page;
}

const feature = pageTable.filter(
  ({ page, path }) => page !== undefined && page <= all.length && !path.includes(':'),
);

for (const { who, pages, enter } of cases) {
  test(`payer ${who} sees these pages, no other, and no other is requested`, {
    tag: '@long',
  }, async ({ page, signIn, flight }) => {
    test.setTimeout(180_000);
    const operations = await loadOperations();
    await signIn();
    await openHome(page);
    await enter(page);
    const before = flight.record.requests.length;
    for (const { name, path, page: number = 0 } of feature) {
      await page.goto(path);
      const allowed = (pages as readonly number[]).includes(number);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (allowed) await expect(title, path).toHaveText(pageTitles[name]);
      else await expect(page, path).not.toHaveURL(path);
    }
    const asked = callsTo(flight.record.requests.slice(before)).map(({ method, url }) => ({
      url,
      needs: pageOf(operations, method, url),
    }));
    // Fails if the test has not recognised the calls.
    const needed = new Set(asked.map(({ needs }) => needs));
    expect([2, 7, 16].filter((number) => !needed.has(number))).toEqual([]);
    const forbidden = asked.filter(
      ({ needs }) =>
        needs !== undefined && needs < 100 && !(pages as readonly number[]).includes(needs),
    );
    expect(forbidden).toEqual([]);
  });
}

test('a tenant sees no page of owners', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn(rok);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await expect(menu.getByRole('link', { name: 'Odprte postavke', exact: true })).toBeVisible();
  for (const name of ['Skladi', 'Obračun rezervnega sklada', 'Odprte postavke najemnikov']) {
    await expect(menu.getByText(name, { exact: true })).toHaveCount(0);
  }
  await page.goto('/dolzniki-rezervnega-sklada');
  await expect(page).not.toHaveURL('/dolzniki-rezervnega-sklada');
});
