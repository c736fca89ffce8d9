/** Drop-down lists, whose library loads with their first use: what a user does meanwhile is not lost. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { switcher } from '../helpers/screens/switcher';

const LIBRARY = /\/assets\/(short|search)-select-[\w-]{8}\.js/;

const unit = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Enota' });
const options = (page: Page) => page.getByRole('main').getByRole('option');

/** Presses keys on the closed list `Enota` while its library is on its way; the result lets it arrive. */
async function pressEarly(page: Page, keys: readonly string[]): Promise<() => void> {
  const release = await holdRequests(page, LIBRARY);
  await page.goto('/odprte-postavke');
  await unit(page).focus();
  for (const key of keys) await page.keyboard.press(key);
  return release;
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a list that is opened by a key before its library has loaded opens with the focus', async ({
  page,
}) => {
  const release = await pressEarly(page, ['ArrowDown']);
  await expect(unit(page)).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(unit(page)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/enota=vse/);
});

test('all keys that are pressed before the library has loaded count', { tag: '@long' }, async ({
  page,
}) => {
  const release = await pressEarly(page, ['ArrowDown', 'Home', 'Enter']);
  release();
  await expect(page).toHaveURL(/enota=vse/);
  await expect(unit(page)).toBeFocused();
});

test('a choice that is finished before the library has loaded counts after Tab, and does not take the focus back', {
  tag: '@long',
}, async ({ page }) => {
  const release = await pressEarly(page, ['ArrowDown', 'Home', 'Enter', 'Tab']);
  release();
  await expect(page).toHaveURL(/enota=vse/);
  await expect(unit(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(unit(page)).not.toBeFocused();
});

test('keys that Escape has cancelled before the library has loaded do not count', {
  tag: '@long',
}, async ({ page }) => {
  const release = await pressEarly(page, ['Enter', 'Home', 'Escape', 'Enter', 'Tab']);
  release();
  await expect(unit(page)).toHaveAttribute('id', /downshift/);
  await expect(options(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/enota=/);
});

test('a press is not lost when the library arrives before the button is let go', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdRequests(page, LIBRARY);
  await page.goto('/odprte-postavke');
  await unit(page).hover();
  await page.mouse.down();
  release();
  await expect(options(page).first()).toBeVisible();
  await page.mouse.up();
  await expect(options(page).first()).toBeVisible();
});

test('a list that has lost the focus meanwhile stays closed', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdRequests(page, LIBRARY);
  await page.goto('/odprte-postavke');
  await unit(page).click();
  await switcher(page).focus();
  release();
  await expect(unit(page)).toHaveAttribute('id', /downshift/);
  await expect(options(page)).toHaveCount(0);
  await expect(switcher(page)).toBeFocused();
});

test('what is typed into a long list is searched once its library has loaded', {
  tag: '@long',
}, async ({ page }) => {
  const body = Array.from({ length: 20 }, (_, nth) => ({
    ...{ objekt_sifra: '0137', naziv: `Javorjeva ulica ${nth}`, stev_stavbe: null },
    ...{ zaporedna: 0, stez_stanovanja: 0, inventarna_stevilka: String(100 + nth), vrsta: 'L' },
  }));
  await api(page, '/enota', { body });
  const release = await holdRequests(page, LIBRARY);
  await page.goto('/odprte-postavke');
  await unit(page).click();
  await unit(page).fill('ulica 17');
  release();
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/enota=117/);
});

test('a list whose library cannot be loaded shows a message, and opens when it is used again', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(LIBRARY, (route) => route.abort('connectionfailed'));
  await page.goto('/odprte-postavke');
  await unit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Tega dela strani ni bilo mogoče naložiti.',
  );
  await page.unroute(LIBRARY);
  await unit(page).click();
  await expect(options(page).first()).toBeVisible();
});
