import { expect, type Page } from '@playwright/test';

/** Says yes to the question before something is removed; `what` is in the accusative, as the question says it. */
export async function confirmRemoval(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog', {
    name: `Ste prepričani, da želite izbrisati ${what}?`,
  });
  await dialog.getByRole('button', { name: 'Izbriši', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
