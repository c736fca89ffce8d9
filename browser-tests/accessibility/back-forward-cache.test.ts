/** What the browser's back/forward cache keeps of a page and restores on Back (`threats.md` K8). */
import { expect, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { expectLoggedOut } from '../helpers/session/logged-out';

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // Playwright switches the cache off, and this file tests it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** A page restored from the cache fires no load event, so `page.goBack` would wait for it forever. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Whether the current page was restored from the cache; `false` while the browser swaps the two pages. */
const wasRestored = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'restored') === true).catch(() => false);

/**
 * Removes `cache-control` from the answers: Chromium does not cache a page sent with no-store, as the portal's is, but
 * other browsers do.
 */
async function allowKeeping(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const response = await route.fetch();
      const { 'cache-control': _, ...headers } = response.headers();
      // A page that is left has no use for the rest of its answers.
      await route.fulfill({ response, headers }).catch(() => undefined);
    },
  );
}

test.beforeEach(async ({ page, signIn }) => {
  await allowKeeping(page);
  await page.clock.install();
  await page.addInitScript(() => {
    // A restored page also gets the storage events of that time; here the restore alone must trigger the check.
    addEventListener('storage', (event) => event.stopImmediatePropagation());
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
  });
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('26090314').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});

/** Leaves the portal for a page outside of it. */
const leave = (page: Page) => page.goto('/osebni-podatki.html');

test('a page restored from the cache continues where it was', { tag: '@long' }, async ({
  page,
}) => {
  await leave(page);
  await goBack(page);
  await expect.poll(() => wasRestored(page)).toBe(true);
  await expect(page.getByText('26090314').first()).toBeVisible();
  await page.getByRole('link', { name: 'Izvajalci' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izvajalci');
});

test('K8 a page restored after its token was removed opens login at once and shows no data', {
  tag: '@long',
}, async ({ page }) => {
  // The periodic check of the token is stopped too, so no poll can detect it.
  await api(page, /\/api\//, { abort: true });
  await page.clock.pauseAt(Date.now() + 1_000);
  await leave(page);
  await page.evaluate(() => localStorage.removeItem('JWT'));
  await goBack(page);
  await expect.poll(() => wasRestored(page)).toBe(true);
  await expectLoggedOut(page);
  await expect(page.getByText('26090314')).toHaveCount(0);
});
