/** What is going on in a building, without a mouse at 320 px (pages.md P31, P33; threats.md W05). */
import { expect, type Page } from '@playwright/test';
import { press, tabTo } from '../accessibility/by-keyboard';
import { test } from '../helpers/portal';
import { photoWithPosition } from '../helpers/screens/meter-photo';
import { ownWorld } from '../helpers/session/own-world';
import { description, row, submit } from './fault-report';

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

test.beforeEach(async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
});

test('W05 the events, their months and a file for the calendar', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/dogajanje');
  const water = page.locator('#dogodek-7101');
  await press(page, water.locator('summary'));
  await expect(water.getByText('Kaj storiti')).toBeVisible();
  const saving = page.waitForEvent('download');
  await press(page, water.getByRole('button', { name: /^Dodaj v koledar/ }));
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/);

  await page.goto('/dogajanje');
  await tabTo(page, page.getByRole('tab', { name: 'Seznam' }));
  await page.keyboard.press('ArrowRight');
  const grid = page.getByRole('grid');
  await tabTo(page, grid.getByRole('button', { name: /^21\. november/ }));
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect(grid.getByRole('button', { name: /^25\. november/ })).toBeFocused();
  const ofDay = page.getByRole('list', { name: 'Sreda, 25. november 2026', exact: true });
  await press(page, ofDay.locator('summary').first());
  await expect(ofDay.getByText('Kaj storiti')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(grid.getByRole('button', { name: /^25\. november/ })).toBeFocused();
});

/** Picks an option of a drop-down list by the arrow keys. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  await tabTo(page, list);
  await page.keyboard.press('ArrowDown');
  const wanted = page.getByRole('option', { name: option, exact: true });
  const id = (await wanted.getAttribute('id')) ?? '';
  const marked = () => list.getAttribute('aria-activedescendant');
  for (let tries = 0; tries < 15 && (await marked()) !== id; tries += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(list).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}

test('W05 a fault is found among those of the neighbours, or reported with a photo', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/dogajanje');
  await press(page, link(page, 'Napake v stavbi'));
  const lamp = row(page, 'Luč v vhodu ne gori');
  await press(page, lamp.locator('summary'));
  await expect(lamp.getByText('Potek')).toBeVisible();

  await press(page, link(page, 'Prijavi napako'));
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava napake' })).toBeVisible();
  await tabTo(page, link(page, 'Pokliči 112'));
  await pick(page, 'Kraj v stavbi', 'Vhod');
  await pick(page, 'Področje', 'Elektrika');
  const before = page.getByRole('region', { name: 'Je to ista napaka?' });
  await expect(before).toContainText('Luč v vhodu ne gori');
  await tabTo(page, description(page));
  await page.keyboard.type('Domofon ne dela.');
  const file = {
    name: 'domofon.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoWithPosition(page),
  };
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Fotografije'));
  await (await choosing).setFiles(file);
  await expect(page.getByRole('list', { name: 'Dodane datoteke' })).toContainText('domofon.jpg');
  await press(page, submit(page));
  const offered = page.getByRole('region', { name: 'Podobna napaka je že prijavljena' });
  await expect(offered).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Nazaj na obrazec' }));
  await expect(description(page)).toHaveValue('Domofon ne dela.');
  await press(page, submit(page));
  await press(page, page.getByRole('button', { name: 'To je druga napaka, pošlji' }));
  await expect(page.getByText(/^Prijava N-2026-\d+ je oddana/)).toBeVisible();

  await press(page, link(page, 'Prijavi napako'));
  await pick(page, 'Kraj v stavbi', 'Vhod');
  await pick(page, 'Področje', 'Elektrika');
  await press(page, before.getByRole('button', { name: /^Tudi pri meni/ }).first());
  await expect(lamp).toContainText('Tudi pri vas');
});

test('W05 the emergency card: each number is reached, in the order of the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/obvestila');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Nujni primeri' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nujni primeri' })).toBeFocused();
  const numbers = page.getByRole('main').locator('a[href^="tel:"]');
  await expect.poll(() => numbers.count()).toBeGreaterThan(4);
  for (const number of await numbers.all()) await tabTo(page, number);
});
