/** The emergency card without a network: the worker of `public/sw.js` (docs/decisions/0042). */
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { names, test, visit } from './kept-card';

test.use({ serviceWorkers: 'allow' });

const title = 'Nujni primeri';
const heading = (page: Page, name = title) => page.getByRole('heading', { level: 1, name });
const calls = (page: Page) =>
  page
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** All that the caches of the portal have, as text by cache and path. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found[`${name} ${new URL(request.url).pathname}`] = (await answer?.text()) ?? '';
      }
    }
    return found;
  });

/** The content policies of all kept pages. */
const policies = (page: Page) =>
  page.evaluate(async () => {
    const found: (string | null)[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const answer of await cache.matchAll()) {
        found.push(answer.headers.get('Content-Security-Policy'));
      }
    }
    return found;
  });

test('H16 a reload without a network opens the card with the building; every other address says that there is no network', {
  tag: '@long',
}, async ({ page, signIn, host, context }) => {
  await signIn();
  await visit(page);
  host.mode = 'down';
  await context.setOffline(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/odprte-postavke?vrsta=1');
  await expect(heading(page, 'Ni povezave')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Poskusi znova' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Zaporni ventili in stikala' })).toContainText(
    'Klet, prostor ob kolesarnici',
  );
  await expect(page.getByText('Javorjeva ulica 12')).toBeVisible();
  await expect(
    page.getByText(/^Prikazano brez povezave, stanje \d\d\.\d\d\.\d{4}, \d\d:\d\d\./),
  ).toBeVisible();
  expect((await calls(page)).slice(0, 3)).toEqual(['tel:112', 'tel:113', 'tel:+386800099']);
  const buttons = page.locator('a.button[href^="tel:"]');
  await expect(buttons.last()).toHaveAttribute('href', 'tel:+386800088');
  const widths = await buttons.evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(new Set(widths).size).toBe(1);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // A call is not a page: its failure is the browser's.
  await expect(page.goto('/api/auth/v1/managers')).rejects.toThrow(/ERR_/);
  host.mode = 'up';
  await context.setOffline(false);
  await page.goto('/odprte-postavke?vrsta=1');
  await expect(heading(page, 'Odprte postavke')).toBeVisible();
  // With a network the card is the live one, although one is kept.
  await page.goto('/nujni-primeri');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(/^Prikazano brez povezave/)).toHaveCount(0);
});

test('H16 "Poskusi znova" brings back the page with the draft of its history entry', {
  tag: '@long',
}, async ({ page, signIn, host }) => {
  await signIn();
  await visit(page);
  await page.goto('/obrazci?obrazec=splosno_vprasanje');
  await page.getByLabel('Sporočilo').fill('V kleti teče voda.');
  host.mode = 'down';
  await page.reload();
  await expect(heading(page, 'Ni povezave')).toBeVisible();
  await page.getByRole('link', { name: 'Poskusi znova' }).click();
  await expect(heading(page, 'Ni povezave')).toBeVisible();
  host.mode = 'up';
  await page.getByRole('link', { name: 'Poskusi znova' }).click();
  await expect(page.getByLabel('Sporočilo')).toHaveValue('V kleti teče voda.');
});

test('E26 E11 the caches have three pages without a token, a bill or a name; after a logout only the public ones', async ({
  page,
  signIn,
  host,
}) => {
  const token = await signIn();
  await visit(page);
  const pages = await kept(page);
  expect(Object.keys(pages).sort()).toEqual([
    'portal-building /nujni-primeri',
    'portal-public /brez-povezave',
    'portal-public /nujni-primeri',
  ]);
  const all = Object.values(pages).join('\n');
  expect(all).toContain('Klet, prostor ob kolesarnici');
  expect(all).not.toContain(token);
  expect(all).not.toMatch(/Ana|Zupan|zupancic|inventarna|286[.,]84|"upravnik"/i);
  for (const one of Object.values(pages)) {
    expect(one.match(/<script.*?<\/script>/g)).toEqual([
      expect.stringMatching(/^<script>[^<]*location\.reload\(\)[^<]*<\/script>$/),
    ]);
  }
  for (const policy of await policies(page)) {
    expect(policy).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; base-uri 'none'; /,
    );
    expect(policy).toContain("trusted-types 'none'");
  }
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/prijava');
  await expect.poll(() => names(page)).toEqual(['portal-public']);
  const left = JSON.stringify(await kept(page));
  expect(left).not.toMatch(/kolesarnici|Javorjeva|Zeleni Gaj d/i);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  host.mode = 'down';
  await page.goto('/nujni-primeri');
  await expect(heading(page)).toBeVisible();
  expect(await calls(page)).toEqual(['tel:112', 'tel:113', 'tel:+386800088', 'tel:+38610005000']);
  await expect(
    page.getByText('Številke vaše stavbe bodo tu, ko se z internetno povezavo prijavite v portal.'),
  ).toBeVisible();
});

test('H16 a network that does not answer, or a host that answers with 503, does not keep the card from opening', {
  tag: '@long',
}, async ({ page, signIn, host }) => {
  await signIn();
  await visit(page);
  host.mode = 'broken';
  await page.goto('/nujni-primeri/');
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toBeVisible();
  host.mode = 'silent';
  const start = Date.now();
  await page.goto('/nujni-primeri');
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toBeVisible();
  expect(Date.now() - start).toBeLessThan(8_000);
});

test('E26 the card of the building is shown for 30 days', { tag: '@long' }, async ({
  page,
  signIn,
  host,
}) => {
  await signIn();
  await visit(page);
  await page.evaluate(async () => {
    const cache = await caches.open('portal-building');
    const old = await cache.match('/nujni-primeri');
    if (!old) throw new Error('No card is kept.');
    const days = (Number(old.headers.get('X-Kept-Until')) - Date.now()) / 86_400_000;
    if (Math.ceil(days) !== 30) throw new Error(`It is kept for ${days} days.`);
    const headers = new Headers(old.headers);
    headers.set('X-Kept-Until', String(Date.now() - 1));
    await cache.put('/nujni-primeri', new Response(await old.text(), { headers }));
  });
  host.mode = 'down';
  await page.goto('/nujni-primeri');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toHaveCount(0);
  expect(await names(page)).toEqual(['portal-public']);
});

test('E26 E11 a logout while the card of the building is being kept leaves only the public pages', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const { open } = CacheStorage.prototype;
    CacheStorage.prototype.open = async function (name) {
      if (name !== 'portal-building') return open.call(this, name);
      document.documentElement.dataset.keeping = '';
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      return open.call(this, name);
    };
  });
  await signIn();
  await page.goto('/obvestila');
  await page.waitForSelector('html[data-keeping]', { state: 'attached' });
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/prijava');
  await page.waitForTimeout(5_000);
  expect(await names(page)).toEqual(['portal-public']);
});
