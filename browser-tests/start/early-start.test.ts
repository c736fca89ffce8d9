import { expect, type Page, test } from '@playwright/test';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import { holdRequests } from '../helpers/answers/hold';
import { logIn } from '../helpers/session/session';

const [ana] = DEMO_LOGINS;
const shell = [
  'allowed_pages',
  'has_user_tenants',
  'e_manager/enota',
  'user_managers',
  'notifications/unread_num',
];
const nameOf = (url: string) => new URL(url).pathname.replace(/^.*\/v\d\//, '');

/** Logs in, and waits until the first page has sent all its requests. */
async function beHome(page: Page): Promise<void> {
  if (!ana) throw new Error('The demo world has no login.');
  await logIn(page, ana);
  await page.getByRole('button', { name: /^Izbira enote/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * The calls of a page until it is idle, and which of them were sent before the portal's scripts ran.
 * @param expected how many early calls to wait for, however slow the machine is
 */
async function callsOf(page: Page, path: string, expected = 0) {
  // No earlier request of the page may still be in flight.
  await page.goto('/osebni-podatki.html');
  const calls: string[] = [];
  const note = (request: { url(): string }) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(nameOf(request.url()));
  };
  page.on('request', note);
  // The portal's own script is delayed, so that requests before it come from the early script.
  const go = await holdRequests(page, /\/assets\/portal-[\w-]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(expected);
  await page.waitForTimeout(1_000);
  const early = [...calls];
  go();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return { early, calls };
}

const left = (page: Page) => page.evaluate(() => globalThis.earlyAnswers?.calls.size);

for (const [path, own] of [
  ['/odprte-postavke', 'open_items'],
  ['/odcitki', 'readings/0137014'],
  ['/', 'open_items'],
] as const) {
  test(
    `${path} sends requests before its scripts load, and none twice`,
    path === '/odprte-postavke' ? {} : { tag: '@long' },
    async ({ page }) => {
      await beHome(page);
      const { early, calls } = await callsOf(page, path, shell.length + 1);
      expect(early.toSorted()).toEqual([...shell, own].toSorted());
      for (const call of early) expect(calls.filter((one) => one === call)).toHaveLength(1);
      expect(await left(page)).toBe(0);
    },
  );
}

test('the files of the shell and of a page with a parameter are fetched before the scripts load', {
  tag: '@long',
}, async ({ page }) => {
  await beHome(page);
  const go = await holdRequests(page, /\/assets\/portal-[\w-]+\.js$/);
  await page.goto('/odlocanje/1', { waitUntil: 'commit' });
  for (const part of ['shell', 'decision']) {
    const link = page.locator(`link[rel="modulepreload"][href^="/assets/${part}-"]`);
    await expect(link).toHaveCount(1);
  }
  go();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the first page is rendered before the menu', { tag: '@long' }, async ({ page }) => {
  await beHome(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      const menu = document.querySelectorAll('.layout__menu a').length;
      document.documentElement.dataset.menuWithPage = String(menu);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('navigation', { name: 'Glavni meni' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-menu-with-page', '0');
});

test('without a session nothing is requested early; the files of the login page are', {
  tag: '@long',
}, async ({ page }) => {
  const { early } = await callsOf(page, '/odprte-postavke');
  expect(early).toEqual([]);
  await expect(page).toHaveURL(/\/prijava$/);
  await expect(page.locator('link[rel="modulepreload"][href*="/login-"]')).toHaveCount(1);
});

test('a page that was not granted last time is not requested', { tag: '@long' }, async ({
  page,
}) => {
  await beHome(page);
  await page.evaluate(() => localStorage.setItem('allowedPages', '[100,106]'));
  const expected = shell.filter(
    (call) => !['has_user_tenants', 'notifications/unread_num'].includes(call),
  );
  const { early } = await callsOf(page, '/odprte-postavke', expected.length);
  expect(early.toSorted()).toEqual(expected.toSorted());
});

test('a staff link requests nothing with the previous session', { tag: '@long' }, async ({
  page,
}) => {
  await beHome(page);
  const { early } = await callsOf(page, '/login-as-user/x.y.z');
  expect(early).toEqual([]);
});

test('the portal sends its requests itself where the early script fails to load', {
  tag: '@long',
}, async ({ page }) => {
  await beHome(page);
  await page.route(/\/assets\/early-/, (route) => route.abort());
  await page.goto('/odprte-postavke');
  await expect(page.locator('tbody tr').first()).toBeVisible();
});
