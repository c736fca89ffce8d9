/** Browsers below the stated minimum get a sentence; the oldest supported ones get what they lack (0028). */
import { expect, type Page } from '@playwright/test';
import { rescueText } from '../../src/text/shell/rescue';
import { test } from '../helpers/portal';

/** Takes away what every supported browser has, as in Safari before 16.4 and in the others of before 2023. */
const lacks = {
  'copying array methods': () => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  },
  'ranges in media queries': () => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(/[<>]/.test(query) ? 'not all' : query);
  },
};

async function expectSentence(page: Page): Promise<void> {
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(rescueText.tooOldHint);
  await expect(page.getByRole('heading', { level: 1, name: rescueText.tooOld })).toBeFocused();
  await expect(panel.getByRole('link')).toHaveAttribute('href', 'tel:01 000 50 00');
  await expect(page.locator('#start-up, [popover], form')).toHaveCount(0);
}

for (const [what, takeAway] of Object.entries(lacks)) {
  const tag = what === 'copying array methods' ? {} : { tag: '@long' };
  test(
    `without ${what}, login and a page behind it say that the browser is too old`,
    tag,
    async ({ page, signIn }) => {
      await page.addInitScript(takeAway);
      await page.goto('/prijava');
      await expectSentence(page);
      await signIn();
      await page.goto('/odprte-postavke');
      await expectSentence(page);
      expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
    },
  );
}

test('a browser without popovers loads what they need before the portal starts', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const loaded = page.waitForResponse(/\/assets\/popover[\w-]*\.js$/);
  await page.goto('/prijava');
  await loaded;
  await expect.poll(() => page.evaluate(() => 'showPopover' in HTMLElement.prototype)).toBe(true);
  await page.getByLabel('E-poštni naslov').fill('ana.zupancic@example.si');
  await page.getByLabel('Geslo', { exact: true }).fill('Javorjeva12');
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(page).toHaveURL('/');
});
