import { expect, type Page } from '@playwright/test';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const words = 'Stran, ki jo iščete, ne obstaja ali do nje nimate dostopa.';

/** Goes to a path within the portal, as a broken link in a page does. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('D12, P29 an unknown address has a title, a text and a link, and Back leads where the visitor was', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/obrazci');
  await page.goto('/xyz?x=1#y');
  await expect(page).toHaveURL('/ni-najdeno');
  await expect(page).toHaveTitle('Stran ni bila najdena – Portal stanovalca');
  await expect(heading(page)).toHaveText('Stran ni bila najdena');
  await expect(heading(page)).not.toBeFocused();
  await expect(page.getByRole('main')).toContainText(words);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/obrazci');
  await expect(heading(page)).toHaveText('Obrazci');
});

for (const path of [
  '/%00',
  '/%E0%',
  '/%ff',
  '/ni-najdeno/',
  '/index.html',
  '/a.b/c',
  '/osebni-podatki',
  '/dokumenti-upravnika/..%2f..',
  '/dokumenti-upravnika/a%2Fb',
  `/${'x'.repeat(8_000)}`,
  `/${'x'.repeat(40_000)}`,
]) {
  test(`D12 a visitor's ${path.slice(0, 40)} (${path.length}) is not a blank page`, {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`);
    await expect(heading(page)).toHaveText('Stran ni bila najdena');
    await page.getByRole('main').getByRole('link', { name: 'Na prijavo' }).click();
    await expect(page).toHaveURL('/prijava');
    await expect(heading(page)).toBeFocused();
  });
}

test('W13 the focus moves to the not-found page and back into the portal', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/odprte-postavke');
  await expect(page.getByText('26090314').first()).toBeVisible();
  await goWithin(page, '/odprte-postavke/x');
  await expect(page).toHaveURL('/ni-najdeno');
  await expect(heading(page)).toHaveText('Stran ni bila najdena');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Na začetno stran' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/odprte-postavke');
  await expect(heading(page)).toBeFocused();
});

test('W13 the focus after logout is on the heading of login', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/prijava');
  await expect(heading(page)).toBeFocused();
});

test('Back from login, to which the guard has redirected, is the visitor’s previous page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/obrazci');
  await page.goto('/odprte-postavke');
  await expect(page).toHaveURL('/prijava');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/obrazci');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Na začetno stran/ })
    .click();
  await expect(page).toHaveURL('/prijava');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/obrazci');
});

for (const path of ['/dokumenti-upravnika/..%2f..', '/dokumenti-upravnika/a%2Fb']) {
  test(`D12 ${path} is not found by a resident either, and no request is sent for it`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    await signIn();
    await page.goto(path);
    await expect(page).toHaveURL('/ni-najdeno');
    await expect(heading(page)).toHaveText('Stran ni bila najdena');
    expect(callsTo(flight.record.requests, 'vlozisce')).toEqual([]);
  });
}
