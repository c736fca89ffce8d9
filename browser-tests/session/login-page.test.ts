import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { ana } from '../helpers/session/demo';
import { sendLogin } from '../helpers/session/session';

/** All scripts, except the one that records a submit before the others load. */
const assets = /\/assets\/(?!first-paint)[\w-]+\.js$/;

test('login is shown before any script, and keeps the typed and submitted text until the scripts load', async ({
  page,
  flight,
}) => {
  const release = await holdRequests(page, assets);
  await page.goto('/prijava', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  await expect(page).toHaveTitle('Prijava – Portal stanovalca');
  // The script that records a submit sets the font size, too.
  await expect(page.locator('html')).toHaveAttribute('style', /--scale/);
  await sendLogin(page, ana);
  await expect(page).toHaveURL('/prijava');
  expect(callsTo(flight.record.requests, '/login')).toEqual([]);

  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
  expect(callsTo(flight.record.requests, '/login')).toHaveLength(1);
  await expect(page).toHaveURL('/');
});

test('input of a password manager while React hydrates stays', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript((email) => {
    // Set as soon as the scripts have read the fields: React must have reached them by then.
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.started === undefined) return;
      observer.disconnect();
      const box = document.querySelector<HTMLInputElement>('input[name="email"]');
      if (!box) return;
      // By the prototype's setter, as the browser does it; React overrides the property on the element.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box, email);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }).observe(document, { attributes: true, subtree: true });
  }, ana.email);
  await page.goto('/prijava');
  await page.getByLabel('Geslo', { exact: true }).fill(ana.password);
  await expect(page.getByLabel('E-poštni naslov')).toHaveValue(ana.email);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
});

test('login alone does not load the portal; entering the first field loads it with home', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/prijava');
  await page.waitForLoadState('networkidle');
  const isLoaded = (name: string) =>
    files.some((file) => file.startsWith(`/assets/${name}-`) && file.endsWith('.js'));
  const parts = ['portal', 'shell', 'home'];
  expect(parts.filter(isLoaded)).toEqual([]);
  await page.getByLabel('E-poštni naslov').focus();
  await expect.poll(() => parts.filter(isLoaded)).toEqual(parts);
});

test('a double click on a link starts one portal, and a login that answers then is ignored', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/prijava');
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, /\/assets\/portal-/);
  await api(page, '/login', { delay: 1_000 });
  await sendLogin(page, ana);
  const answered = page.waitForResponse(/\/login$/);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Pozabljeno geslo?' }).dblclick();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await answered;
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozabljeno geslo');
  await expect(page).toHaveURL('/pozabljeno-geslo');
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
});

test('a host that does not know the file of the login page still shows it', {
  tag: '@long',
}, async ({ page, request }) => {
  const index = await (await request.get('/')).text();
  await page.route('**/prijava', (route) =>
    route.fulfill({ body: index, contentType: 'text/html' }),
  );
  await page.goto('/prijava');
  await sendLogin(page, ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
});

test('a page rendered for another name is rendered again', { tag: '@long' }, async ({ page }) => {
  await page.route('**/prijava', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      'data-name="Portal stanovalca"',
      'data-name="Moj dom"',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/prijava');
  await expect(page.getByRole('link', { name: 'Moj dom, Na začetno stran' })).toBeVisible();
  await page.getByRole('button', { name: 'Prikaz' }).click();
  await expect(page.getByRole('radio', { name: 'Temna' })).toBeVisible();
});

test('a new start finds the session when the portal’s files are missing after login', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/prijava');
  let broken = 0;
  await page.route('**/assets/portal-*.js', async (route) => {
    broken += 1;
    if (broken > 1) await route.continue();
    else await route.fulfill({ status: 404, body: '' });
  });
  await sendLogin(page, ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
});

test('the styles of a page have the same order after a login and after a reload', {
  tag: '@long',
}, async ({ page }) => {
  // Not its width, which changes with the typeface.
  const look = () =>
    page.getByRole('button', { name: 'Prikaz' }).evaluate((button) => {
      const { height, padding, gap } = getComputedStyle(button);
      return `${height} ${padding} ${gap}`;
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/prijava');
  const drawn = await look();
  expect(Number.parseFloat(drawn)).toBeGreaterThan(40);
  await sendLogin(page, ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
  expect(await look()).toBe(drawn);
  await page.goto('/odprte-postavke');
  expect(await look()).toBe(drawn);
});

test('the portal replaces the login page only when the sheet of the base has arrived', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const isBase = /\/assets\/base-[\w-]+\.css$/;
  const release = await holdRequests(page, isBase);
  const asked = page.waitForRequest(isBase);
  const loaded = page.waitForResponse(/\/assets\/portal-[\w-]+\.js$/);
  await page.goto('/prijava', { waitUntil: 'commit' });
  await Promise.all([asked, loaded.then((answer) => answer.finished())]);
  await page.waitForTimeout(1_000);
  await expect(page.locator('#start-up')).toBeVisible();
  release();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
});
