/** The pages without a login on the narrowest phone with the largest text. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { settled } from '../helpers/screens/routes';
import { brokenWords } from './inspect/broken-words';
import { shrunkIcons } from './inspect/shrunk-icons';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('layout', '{"scale":20}'));
  await page.setViewportSize({ width: 320, height: 640 });
});

/** How far the middle of each line of a text is from the middle of the page. */
const offCentre = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => {
    const range = document.createRange();
    // Without the words that only a screen reader says.
    range.selectNodeContents(link.firstChild ?? link);
    return [...range.getClientRects()].map(({ left, right }) =>
      Math.round(Math.abs((left + right - innerWidth) / 2)),
    );
  });

test('W06 the emergency card of a visitor has its names and numbers whole, and the logo free', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/nujni-primeri');
  await settled(page);
  expect(await page.evaluate(brokenWords, '.emergency-row h3')).toEqual([]);
  const number = page.getByRole('main').getByRole('link', { name: '080 00 88' });
  expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
  const logo = await page.locator('.top-bar .logo').boundingBox();
  const emergency = await page.locator('.top-bar a[aria-current]').boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(emergency?.x ?? 0);
});

test('W06 a box stands beside the first line of its words', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/pozabljeno-geslo');
  await settled(page);
  const box = await page.getByRole('checkbox', { name: 'Nisem robot' }).boundingBox();
  const words = await page.getByText('Nisem robot').boundingBox();
  const middle = (each: typeof box) => (each?.y ?? 0) + (each?.height ?? 0) / 2;
  expect(Math.abs(middle(box) - middle(words))).toBeLessThan(2);
});

test('W06 each line of a legal link stands in the middle', { tag: '@long' }, async ({ page }) => {
  await page.goto('/prijava');
  await settled(page);
  const off = await offCentre(page, 'Obvestilo o obdelavi osebnih podatkov');
  expect(off.length).toBeGreaterThan(1);
  expect(Math.max(...off)).toBeLessThan(3);
});

test('W06 the icon of a failure keeps its size beside words of several lines', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/povabilo/neznana-povezava');
  await expect(page.getByText('Povezava iz povabila ni veljavna')).toBeVisible();
  expect(await page.evaluate(shrunkIcons)).toEqual([]);
});
