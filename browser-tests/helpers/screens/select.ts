import { expect, type Page } from '@playwright/test';

/** Opens a drop-down list as a user does. */
export async function openSelect(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Unfolds the filters of a list that has many. */
export async function unfoldFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtri', exact: true, expanded: false }).click();
}

/** Selects an option of a drop-down list by its text. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await openSelect(page, label);
  await page.getByRole('option', { name: option, exact: true }).click();
}
