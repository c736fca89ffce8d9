import { expect, type Page } from '@playwright/test';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const words = 'Stran, ki jo iščete, ne obstaja ali do nje nimate dostopa.';

/** Goes to a path within the portal, as a link in a page does that has become wrong. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('D12, P29 an unknown address: title, words, a way on, and Back leads where the visitor was', {
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

test('W13 the focus goes along to the not-found page and back into the portal', {
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

test('W13 after the logout the focus is on the heading of the login', { tag: '@long' }, async ({
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

test('Back from the login, to which the guard has led, is where the visitor was before', {
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
  test(`D12 ${path} is not found by a resident either, and nothing is asked of the server for it`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    await signIn();
    await page.goto(path);
    await expect(page).toHaveURL('/ni-najdeno');
    await expect(heading(page)).toHaveText('Stran ni bila najdena');
    expect(callsTo(flight.record.requests, 'vlozisce')).toEqual([]);
  });
}
