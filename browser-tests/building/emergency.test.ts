/** The emergency card, one tap from every page and without a session (pages.md P33). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { beginPrint } from '../helpers/look/print';
import { test } from '../helpers/portal';

const title = 'Nujni primeri';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: title });
const calls = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('one tap in the top bar or the menu opens the numbers and the valves of the building', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/obvestila');
  await page.getByRole('banner').getByRole('link', { name: title }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Zaporni ventili in stikala' })).toContainText(
    'Klet, prostor ob kolesarnici',
  );
  expect((await calls(page)).slice(0, 3)).toEqual(['tel:112', 'tel:113', 'tel:+386800099']);
  const buttons = page.getByRole('main').locator('a.button[href^="tel:"]');
  await expect(buttons.last()).toHaveAttribute('href', 'tel:+386800088');
  const widths = await buttons.evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(new Set(widths).size).toBe(1);
  const colours = await buttons.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set(colours.slice(1)).has(colours[0] ?? '')).toBe(false);
  await expectNoAxeViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await page.goto('/obvestila');
  await page.getByRole('button', { name: 'Odpri meni' }).click();
  await page.getByRole('dialog').getByRole('link', { name: title }).click();
  await expect(heading(page)).toBeVisible();
});

test('a card without a duty number, valves and companies names each gap, and 112 is there without an answer', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, /contact_card/, { status: 500, body: {} });
  await page.goto('/nujni-primeri');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Podatkov vaše stavbe ni bilo mogoče naložiti.',
  );
  expect((await calls(page)).slice(0, 2)).toEqual(['tel:112', 'tel:113']);
  await page.unrouteAll();
  const upravnik = {
    naziv: 'Upravljanje Zeleni Gaj d.o.o.',
    telefon: '01 000 10 00',
    e_posta: null,
    naslov: null,
    posta: null,
    uradne_ure: [],
    zaprto: [],
    spletna_stran: null,
  };
  await api(page, /contact_card/, {
    body: {
      upravnik,
      dezurna_stevilka: null,
      ure: null,
      nujni: [],
      navodila_html: null,
      lokacije_zapornih_ventilov: [],
    },
  });
  await page.reload();
  for (const sentence of [
    'Upravnik nima dežurne številke.',
    'Upravnik za to stavbo ni objavil dežurnih izvajalcev.',
    'Upravnik za to stavbo ni objavil mest zapornih ventilov.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByText('01 000 10 00').last()).toBeVisible();
});

const ofManager = (page: Page) => page.getByRole('main').getByText('01 000 10 00').first();
const ofBuilding = (page: Page) => page.getByText(/(za to|vašo) stavbo/i);

test('without a unit nothing is said to be unpublished for the building', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/e_manager/enota', { body: [] });
  for (const path of ['/nujni-primeri', '/']) {
    await page.goto(path);
    await expect(ofManager(page)).toBeVisible();
    await expect(ofBuilding(page)).toHaveCount(0);
  }
});

test('while the units cannot be loaded the card says that, not that the manager has published nothing', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/e_manager/enota', { status: 400, body: {} });
  await page.goto('/nujni-primeri');
  await expect(ofManager(page)).toBeVisible();
  await expect(ofBuilding(page)).toHaveCount(0);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Podatkov vaše stavbe ni bilo mogoče naložiti.');
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toBeVisible();
});

test('two valves of one kind are both shown', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  const valves = ['Klet, vhod A', 'Klet, vhod B'].map((mesto) => ({
    napeljava: 'Voda za stavbo',
    mesto,
  }));
  await page.route(/contact_card/, async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), lokacije_zapornih_ventilov: valves };
    await route.fulfill({ response, json });
  });
  await page.goto('/nujni-primeri');
  await expect(page.getByText('Klet, vhod A')).toBeVisible();
  await expect(page.getByText('Klet, vhod B')).toBeVisible();
});

test('the printed card has its date and the hours of the week, and no word about now', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/nujni-primeri');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Zaprto|^Danes (do|od)/)).toBeVisible();
  await expect(main.getByText('Datum izpisa')).toBeHidden();
  await beginPrint(page);
  await expect(main.getByText(/^Zaprto|^Danes (do|od)/)).toBeHidden();
  await expect(main.getByText(/Datum izpisa: 21\.11\.2026$/)).toBeVisible();
  await expect(
    main.getByText(/^(Ponedeljek|Petek|Sreda).* \d\d:\d\d–\d\d:\d\d/).first(),
  ).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
});

test('a visitor reaches the public numbers from login without a call', async ({ page, flight }) => {
  await page.goto('/prijava');
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(heading(page)).toBeVisible();
  expect(await calls(page)).toEqual(['tel:112', 'tel:113', 'tel:+386800088', 'tel:+38610005000']);
  expect(flight.record.requests.filter(({ url }) => url.includes('/contact_card'))).toEqual([]);
});

test('H19 without a network an open page offers the card and opens it whole; a logout leaves nothing of the building', {
  tag: '@long',
}, async ({ page, signIn, context, flight }) => {
  flight.expectError(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|downloadable font/,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const ahead = page.waitForResponse(/\/assets\/emergency-[^/]+\.js$/);
  await page.goto('/obvestila');
  await ahead;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('status').getByRole('link', { name: title }).click({ timeout: 40_000 });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toBeVisible();
  expect((await calls(page)).slice(0, 3)).toEqual(['tel:112', 'tel:113', 'tel:+386800099']);
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Po prijavi so tu tudi številke')).toBeVisible();
  await expect(page.getByText('Klet, prostor ob kolesarnici')).toHaveCount(0);
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: await navigator.serviceWorker.getRegistrations(),
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
  }));
  expect(left).toMatchObject({ caches: [], databases: [], workers: [] });
  expect(left.stored).not.toMatch(/kolesarnici|Vzpon|zupancic/i);
});

test('while the server does not answer, the numbers for all are shown and nothing covers them', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, 'v2/allowed_pages', { hang: true });
  await api(page, 'v1/e_manager/enota', { hang: true });
  await page.goto('/nujni-primeri');
  const call = page.getByRole('main').locator('a[href="tel:112"]');
  // Less than the 10 s that an overlay covers other pages.
  await expect(call).toBeVisible({ timeout: 8_000 });
  await call.click({ trial: true, timeout: 1_000 });
});
