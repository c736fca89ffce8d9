/** The life of the worker of the emergency card: off, another build, installation (docs/decisions/0042). */
import { expect, type Page, type Worker } from '@playwright/test';
import { ana } from '../helpers/session/demo';
import { logIn } from '../helpers/session/session';
import { actingBanner, actingLink, residents } from '../session/acting';
import { names, test, visit } from './kept-card';

test.use({ serviceWorkers: 'allow' });

test('E26 staff who act as a user keep no card of the building on their device', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.goto(await actingLink(request, residents.rok));
  await expect(actingBanner(page)).toBeVisible();
  const card = page.waitForResponse(/\/contact_card/);
  await page.goto('/nujni-primeri');
  await card;
  await expect.poll(() => names(page), { timeout: 20_000 }).toEqual(['portal-public']);
  // The card of the building would be kept right after the public pages.
  await page.waitForTimeout(3_000);
  expect(await names(page)).toEqual(['portal-public']);
});

const gone = async (page: Page) => ({
  caches: await names(page),
  workers: await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  ),
});

test('H17 with the configuration off an installed worker goes at the next page, and none is installed', {
  tag: '@long',
}, async ({ page, signIn, host }) => {
  await signIn();
  await visit(page);
  host.changes.set('*', (body) => body.replace('id="portal"', 'id="portal" data-offline="off"'));
  await page.goto('/obvestila');
  await expect.poll(() => gone(page)).toEqual({ caches: [], workers: 0 });
  await page.reload();
  await page.waitForTimeout(6_000);
  expect(await gone(page)).toEqual({ caches: [], workers: 0 });
});

test('H17 the file sw-off.js in the place of sw.js removes an installed worker', {
  tag: '@long',
}, async ({ page, signIn, host, request }) => {
  await signIn();
  await visit(page);
  const off = await (await request.get('/sw-off.js')).text();
  host.changes.set('/sw.js', () => off);
  await page.goto('/prijava');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => gone(page)).toEqual({ caches: [], workers: 0 });
});

test('H18 a new build replaces the worker at the next page, also while another tab is open, and the card stays', {
  tag: '@long',
}, async ({ page, signIn, host, context }) => {
  await signIn();
  await visit(page);
  const other = await context.newPage();
  await other.goto('/obvestila');
  host.changes.set('/sw.js', (body) => `${body}\nself.build = 2;`);
  await page.goto('/obvestila');
  // The worker that is replaced may end before it answers.
  const buildOf = (worker: Worker) => worker.evaluate('self.build').catch(() => undefined);
  const builds = () => Promise.all(context.serviceWorkers().map(buildOf));
  await expect.poll(builds, { timeout: 20_000 }).toContain(2);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [active?.state, waiting?.state];
      }),
    )
    .toEqual(['activated', undefined]);
  host.mode = 'down';
  await page.goto('/nujni-primeri');
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toBeVisible();
});

test('the portal can be installed, and the page after a login names the manifest that the login page leaves out', {
  tag: ['@long', '@whole-browser'],
}, async ({ page, signIn, context, browserName }) => {
  test.skip(
    browserName !== 'chromium',
    'only Chromium tells by its protocol whether a page can be installed',
  );
  const named = () => page.locator('link[rel=manifest]').getAttribute('href');
  await page.goto('/prijava');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await logIn(page, ana);
  await expect.poll(named, { timeout: 20_000 }).toBe('/manifest.json');
  await signIn();
  await page.goto('/');
  expect(await named()).toBe('/manifest.json');
  const chromium = await context.newCDPSession(page);
  const { errors, data } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'sl', display: 'minimal-ui' });
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // A test's context is like a private window, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
