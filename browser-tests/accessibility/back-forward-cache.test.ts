/** What the browser keeps of a page that was left, and gives back whole on Back (`threats.md` K8). */
import { expect, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { expectLoggedOut } from '../helpers/session/logged-out';

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // Playwright switches the cache off, and with it what is tested here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** The page comes back whole if it notes this again; `page.goBack` would wait for a load that never comes. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Whether the page at hand came back whole; while the two pages change places there is none to be asked. */
const wasRestored = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'restored') === true).catch(() => false);

/** Chromium keeps no page that, like the portal's, came with no-store; others do, and so does Chromium without it. */
async function allowKeeping(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const response = await route.fetch();
      const { 'cache-control': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}

test.beforeEach(async ({ page, signIn }) => {
  await allowKeeping(page);
  await page.clock.install();
  await page.addInitScript(() => {
    // A page that comes back is told of what was stored meanwhile; here the return itself must be enough.
    addEventListener('storage', (event) => event.stopImmediatePropagation());
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
  });
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('26090314').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});

/** Leaves the portal for a page that is none of its own. */
const leave = (page: Page) => page.goto('/osebni-podatki.html');

test('a page that the browser gives back whole goes on where it was', { tag: '@long' }, async ({
  page,
}) => {
  await leave(page);
  await goBack(page);
  await expect.poll(() => wasRestored(page)).toBe(true);
  await expect(page.getByText('26090314').first()).toBeVisible();
  await page.getByRole('link', { name: 'Izvajalci' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izvajalci');
});

test('K8 a page that is given back after its token has gone is left at once, and its data with it', {
  tag: '@long',
}, async ({ page }) => {
  // Its tick, which looks at the token too, stands still, and no poll can tell.
  await api(page, /\/api\//, { abort: true });
  await page.clock.pauseAt(Date.now() + 1_000);
  await leave(page);
  await page.evaluate(() => localStorage.removeItem('JWT'));
  await goBack(page);
  await expect.poll(() => wasRestored(page)).toBe(true);
  await expectLoggedOut(page);
  await expect(page.getByText('26090314')).toHaveCount(0);
});
