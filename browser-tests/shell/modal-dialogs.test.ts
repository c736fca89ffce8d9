/** What all modal dialogs share: nothing scrolls behind them, and a question is not confirmed by accident (W10). */
import { chromium, expect, type Page } from '@playwright/test';
import { findHeadlessShell } from '../../scripts/browser';
import { chromiumFlags } from '../../scripts/chromium-flags';
import { test } from '../helpers/portal';
import { ownWorld } from '../helpers/session/own-world';

const LIST = '/kartica-obracunov-s-placili';
const filters = (page: Page) => page.getByRole('button', { name: 'Filtri' });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('W10 the wheel scrolls nothing behind the filters and the menu; closed, the page is where it was and scrolls', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signIn();
  await page.goto(LIST);
  await expect(page.locator('.list-cards__row').first()).toBeVisible();
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => scrollY(page)).toBe(60);
  for (const open of [filters(page), page.getByRole('button', { name: 'Odpri meni' })]) {
    await open.press('Enter');
    const before = await scrollY(page);
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toBeVisible();
    for (const y of [20, 300, 580]) {
      await page.mouse.move(370, y);
      await page.mouse.wheel(0, 700);
      await page.mouse.wheel(0, 700);
    }
    await page.waitForTimeout(300);
    expect(await scrollY(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await scrollY(page)).toBe(before);
  }
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
});

test('W10 with scroll bars that take space, no page changes its width when a dialog opens', {
  tag: '@long',
}, async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 700 } });
  await ownWorld(context, baseURL);
  const page = await context.newPage();
  for (const [path, opener] of [
    ['/odprte-postavke', /^Plačaj/],
    ['/obrazci?obrazec=splosno_vprasanje', 'Začni znova'],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    if (opener === 'Začni znova') {
      await page.getByLabel('Zadeva').fill('Ključ');
      await page.reload();
    }
    const button = page.getByRole('button', { name: opener }).first();
    await expect(button).toBeVisible();
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    for (const [height, whole] of [
      [700, false],
      [5000, true],
    ] as const) {
      await page.setViewportSize({ width: 1280, height });
      await expect.poll(async () => (await width()) === 1280, 'no scroll bar').toBe(whole);
      const before = await width();
      await button.click();
      await expect(page.locator('dialog:modal')).toBeVisible();
      expect(await width()).toBe(before);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog:modal')).toHaveCount(0);
      expect(await width()).toBe(before);
    }
  }
  await browser.close();
});

test('W10 the cancelling button of a question has the focus: Enter pressed twice deletes nothing', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/obrazci?obrazec=splosno_vprasanje');
  await page.getByLabel('Zadeva').fill('Ključ kolesarnice');
  await page.reload();
  const opener = page.getByRole('button', { name: 'Začni znova' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Ne izbriši' })).toBeFocused();
  await expect(dialog.getByRole('button').first()).toHaveText('Izbriši');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('Zadeva')).toHaveValue('Ključ kolesarnice');
});
