import { expect, type Page } from '@playwright/test';

/** The menu of a page's other actions on a phone. */
export const moreActs = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Več dejanj' });

/** The button of the evidence pack of Ana's last bill. */
export const packButton = (page: Page) =>
  page.getByRole('button', { name: 'Dokazni paket za 10/2026' });

/** Opens the dialog of that pack on the specification, on a phone from the menu. */
export async function openPackDialog(page: Page): Promise<void> {
  await expect(packButton(page).or(moreActs(page)).first()).toBeVisible();
  if (await moreActs(page).isVisible()) await moreActs(page).click();
  await packButton(page).click();
}
