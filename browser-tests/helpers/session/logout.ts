import type { Page } from '@playwright/test';

/** Chooses Odjava in the user menu, by a double click. */
export async function chooseLogout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).dblclick();
}
