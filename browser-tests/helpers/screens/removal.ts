import { expect, type Page } from '@playwright/test';

/** Confirms a removal; `what` is in the accusative, as in the question. */
export async function confirmRemoval(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog', {
    name: `Ste prepričani, da želite izbrisati ${what}?`,
  });
  await dialog.getByRole('button', { name: 'Izbriši', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
