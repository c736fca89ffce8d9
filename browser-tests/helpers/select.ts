import { expect, type Page } from '@playwright/test';

/** Opens a drop-down list by a click on its box, as a person does; the control itself is hidden behind it. */
export async function openSelect(page: Page, label: string): Promise<void> {
  const box = page.locator('.select').filter({ has: page.getByLabel(label, { exact: true }) });
  await box.locator('.p-dropdown').click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Chooses an option of a drop-down list by its words. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await openSelect(page, label);
  await page.getByRole('option', { name: option, exact: true }).click();
}
