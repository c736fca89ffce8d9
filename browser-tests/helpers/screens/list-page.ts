import { expect, type Page } from '@playwright/test';
import { api } from '../answers/faults';
import { openItem, openItemsAnswer } from '../answers/open-items';

/** An amount as a screen writes it. */
export const euro = (text: string) => `${text}\u00A0€`;

/** The table of open items. */
export const table = (page: Page) => page.getByRole('table', { name: 'Odprte postavke' });

/** The numbers of the bills, in the order shown. */
export const numbers = (page: Page) => table(page).locator('tbody th').allInnerTexts();

/** The button in a heading that sorts. */
export const sortBy = (page: Page, label: string) =>
  table(page).getByRole('button', { name: new RegExp(`^${label}, Razvrsti`) });

/** A heading of the table. */
export const heading = (page: Page, label: string) =>
  table(page).getByRole('columnheader', { name: new RegExp(`^${label},`) });

/** The query of the current address. */
export const addressOf = (page: Page) => new URL(page.url()).search;

/** The line with the number of rows shown and their total. */
export const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Prikazano' });

/** Opens Ana’s page with this number of rows instead of her three. */
export async function openLong(page: Page, rows: number, address = ''): Promise<void> {
  const items = Array.from({ length: rows }, (_, nth) => openItem(nth + 1));
  await api(page, '/open_items', { body: openItemsAnswer(items) });
  await page.goto(`/odprte-postavke${address}`);
  await expect(count(page)).toBeVisible();
}
