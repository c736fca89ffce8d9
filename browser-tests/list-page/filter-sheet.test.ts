/** Filters on a phone are in a sheet, which Escape closes from each of its lists (`threats.md` W10). */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';

test('leaving a list without a choice selects nothing; Tab selects the highlighted option', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/redni-obracun');
  await page.getByRole('button', { name: 'Filtri' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtri in razvrščanje' });
  const state = sheet.getByRole('combobox', { name: 'Status' });
  const before = await state.innerText();
  await state.press(' ');
  await state.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-highlighted', /.*/);
  await sheet.getByRole('heading').click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(state).toHaveText(before);
  await state.press(' ');
  await state.press('ArrowDown');
  await state.press('Tab');
  await expect(state).not.toHaveText(before);
});

test('W10 Escape closes an open list of the sheet first, and a closed one lets it close the sheet', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/redni-obracun');
  const opener = page.getByRole('button', { name: 'Filtri' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filtri in razvrščanje' });
  const sort = sheet.getByRole('combobox', { name: 'Razvrsti' });
  const before = await sort.inputValue();
  await sort.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await sort.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await expect(sort).toBeFocused();
  await expect(sort).toHaveValue(before);
  await sort.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a tablet that is turned and turned back does not open the sheet again', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn();
  await page.goto('/redni-obracun');
  await page.getByRole('button', { name: 'Filtri' }).click();
  const sheet = page.getByRole('dialog', { name: /^Filtri/ });
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('button', { name: 'Filtri' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
