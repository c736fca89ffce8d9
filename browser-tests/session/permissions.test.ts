import { expect, type Page } from '@playwright/test';
import { internalPages } from '../../src/navigation/allowed-pages';
import { pageTable } from '../../src/navigation/page-table';
import { installClock, pass, stopClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Glavni meni' });

/** The texts of the menu's first level. */
const itemsOf = (page: Page) =>
  menuOf(page).locator('.side-menu > ul > li > a, .side-menu > ul > li > button');

const unit = (nth: number) => ({
  objekt_sifra: '0137',
  naziv: `Javorjeva ulica ${nth}`,
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: nth,
  inventarna_stevilka: String(nth),
  vrsta: 'L',
});

test('D02 a granted page appears within 15 s; focus, scroll, open group and typed text stay', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await installClock(context);
  await page.setViewportSize({ width: 1280, height: 460 });
  await signIn();
  await api(page, '/allowed_pages', { status: 200, body: [2, 4, 8, 10, 11, 14, 18, 19, 20] });
  await api(page, '/enota', {
    status: 200,
    body: Array.from({ length: 15 }, (_, nth) => unit(nth)),
  });
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const group = menuOf(page).getByRole('button', { name: 'Skladi' });
  await group.click();
  await page.getByRole('button', { name: /Izbira enote in upravnika/ }).click();
  const filter = page.getByRole('combobox', { name: 'Spremenite enoto' });
  await filter.fill('ulica 1');
  await page.evaluate(() => {
    document.body.style.paddingBottom = '900px';
    window.scrollTo(0, 120);
    document.querySelector('.layout__menu')?.scrollTo(0, 40);
  });
  await stopClock(page);
  await api(page, '/allowed_pages', {
    status: 200,
    body: [2, 4, 7, 8, 9, 10, 11, 12, 14, 18, 19, 20],
  });
  await expect(menuOf(page).getByRole('link', { name: /^Oglasna deska/ })).toHaveCount(0);
  await pass(page, 15);
  await expect(menuOf(page).getByRole('link', { name: /^Oglasna deska/ })).toHaveCount(1);
  await expect(
    menuOf(page).getByRole('link', { name: 'Dolžniki rezervnega sklada' }),
  ).toBeVisible();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('ulica 1');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(
    await page.evaluate(() => [window.scrollY, document.querySelector('.layout__menu')?.scrollTop]),
  ).toEqual([120, 40]);
});

test('D04, D05 only known numbers count; an empty list grants the internal pages, an answer without a list keeps the last one', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await installClock(context);
  await signIn();
  let answer: unknown = [2];
  await page.route('**/v2/allowed_pages', (route) => route.fulfill({ json: answer }));
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await stopClock(page);
  const own = ['Hiter pregled', 'Odprte postavke', 'Obrazci'];
  for (const [said, shown] of [
    [[2], own],
    [{ 0: 10 }, own],
    [null, own],
    [['10', 10.5, null, 999, 2, 2, [10]], own],
    [[], ['Hiter pregled', 'Obrazci']],
    ['[2]', ['Hiter pregled', 'Obrazci']],
    [Array.from({ length: 100_000 }, (_, nth) => (nth === 5 ? 2 : nth + 1_000)), own],
    [[], ['Hiter pregled', 'Obrazci']],
  ] as const) {
    answer = said;
    await pass(page, 15);
    await expect(itemsOf(page)).toHaveText([...shown]);
  }
  const stored = await page.evaluate(() => localStorage.getItem('allowedPages'));
  expect(JSON.parse(stored ?? '')).toEqual(internalPages);
  await page.clock.resume();
  await page.goto('/odprte-postavke');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the button of the menu does not count what is unread on pages that are no longer allowed', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await installClock(context);
  await page.setViewportSize({ width: 900, height: 800 });
  await signIn();
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Odpri meni/ });
  await expect(button).toHaveAccessibleName(
    'Odpri meni, Obvestila: 2 neprebrani, Oglasna deska: 2 neprebrani',
  );
  await stopClock(page);
  await api(page, '/allowed_pages', { status: 200, body: [2] });
  await pass(page, 15);
  await expect(button).toHaveAccessibleName('Odpri meni');
});

test('D08 tenants’ open items need the answer true: false, a text, a failure and no answer hide them', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await installClock(context);
  await signIn();
  const item = menuOf(page).getByRole('link', { name: 'Odprte postavke najemnikov' });
  for (const answer of [
    { status: 200, body: false },
    { status: 200, body: '"false"', headers: { 'content-type': 'application/json' } },
    { status: 500, body: {} },
    { hang: true },
  ]) {
    await page.unrouteAll();
    const asked = await api(page, '/has_user_tenants', answer);
    await page.goto('/odprte-postavke-najemnikov');
    await expect.poll(() => asked.length).toBe(1);
    if (answer.hang) await page.clock.runFor(5_000);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('286.84').first()).toBeVisible();
    await expect(item).toHaveCount(0);
  }
  // The next re-check repeats the request that failed.
  await page.unrouteAll();
  await page.clock.runFor(15_000);
  await expect(item).toBeVisible();
  await item.click();
  await expect(page).toHaveURL('/odprte-postavke-najemnikov');
});

test('D09, D11 a disabled item does not navigate by mouse, Enter or deep link, and the guard skips it', {
  tag: '@long',
}, async ({ page, signIn }) => {
  // The portal's own menu has no disabled item, so the test changes the built file.
  const disable = (text: string) =>
    text
      .replace(/,([\w$]+)\(([`"'])home\2,([`"'])house\3\)/, ',$1("home","house",{disabled:!0})')
      .replace(
        /,([\w$]+)\(([`"'])faq\2,([`"'])question\3\),/,
        ',$1("faq","question",{disabled:!0}),',
      );
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: disable(await response.text()) });
  });
  await signIn();
  await page.goto('/vase-enote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
  const item = menuOf(page).locator('[aria-disabled]').filter({ hasText: 'Pogosta vprašanja' });
  await expect(item.locator('svg')).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Pogosta vprašanja' })).toHaveCount(0);
  await item.click();
  await item.dispatchEvent('keydown', { key: 'Enter' });
  await expect(page).toHaveURL('/vase-enote');
  // The keyboard does not reach it at all.
  await menuOf(page)
    .getByRole('link', { name: /^Oglasna deska/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('link', { name: 'Izvajalci' })).toBeFocused();
  await page.goto('/pogosta-vprasanja');
  await expect(page).toHaveURL('/redni-obracun');
  await page.goto('/');
  await expect(page).toHaveURL('/redni-obracun');
  // Parts of the page may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('D10, G04 public pages need no login and no list of pages; in ten minutes they poll nothing', {
  tag: '@long',
}, async ({ page, context, flight }) => {
  await installClock(context);
  for (const path of [
    '/prijava',
    '/registracija',
    '/pozabljeno-geslo',
    '/pozabljeno-geslo/povezava',
    '/ni-najdeno',
    '/obrazci',
  ]) {
    await page.goto(path);
    // In the portal, not in the loading background, which may already be shown because the clock has advanced.
    await expect(page.locator('#portal').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.clock.runFor(600_000);
  }
  const polled = flight.record.requests.filter(({ url }) => /allowed_pages|unread_num/.test(url));
  expect(polled).toEqual([]);
});

test('D12, H12 every route is answered with the portal; unusual paths open a page, never an empty one', {
  tag: '@long',
}, async ({ page, request, baseURL, signIn }) => {
  for (const { path } of pageTable) {
    const answer = await request.get(path.replace(/:\w+/, '12'));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  }
  await signIn();
  for (const [path, url, heading] of [
    ['/odprte-postavke/', /\/odprte-postavke\/?$/, 'Odprte postavke'],
    ['/Prijava', /\/$/, /Pozdravljeni/],
    ['/Odprte-Postavke', /\/odprte-postavke$/i, 'Odprte postavke'],
    ['//', /\/ni-najdeno$|:\d+\/\/?$/, /Stran ni bila najdena|Pozdravljeni/],
    ['/%00', /\/ni-najdeno$/, 'Stran ni bila najdena'],
    ['/%E0%', /\/ni-najdeno$/, 'Stran ni bila najdena'],
    ['/odprte-postavke/x', /\/ni-najdeno$/, 'Stran ni bila najdena'],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
