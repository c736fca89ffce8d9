/** The typeface, which arrives after the first page and never moves text (`docs/decisions/0033`). */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';

const FONT = /\/assets\/inter-[\w-]{8}\.woff2$/;
const hasTypeface = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Inter'));

/** The shifts of the page so far, as the browser reports them. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

test('comes with the second page of a first visit, and with the first page of a later one', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const arrived = page.waitForResponse(FONT);
  await page.goto('/odprte-postavke');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await (await arrived).finished();
  expect(await hasTypeface(page)).toBe(false);
  await page.getByRole('link', { name: 'Portal stanovalca' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pozdravljeni' })).toBeVisible();
  expect(await hasTypeface(page)).toBe(true);
  await page.goto('/odprte-postavke');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await hasTypeface(page)).toBe(true);
  await page.waitForTimeout(500);
  expect(await shifts(page)).toBeLessThanOrEqual(0.02);
});

test('stays that of the system when its file cannot be loaded', { tag: '@long' }, async ({
  page,
  signIn,
  flight,
}) => {
  flight.expectError(/woff2|ERR_CONNECTION_FAILED|Failed to load resource/);
  await signIn();
  await page.route(FONT, (route) => route.abort('connectionfailed'));
  const asked = page.waitForRequest(FONT);
  await page.goto('/odprte-postavke');
  await asked;
  await page.getByRole('link', { name: 'Portal stanovalca' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pozdravljeni' })).toBeVisible();
  expect(await hasTypeface(page)).toBe(false);
});
