/** Toasts that come while a modal dialog is open: it covers the toasts of the page (W16). */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

const sentence = 'Uporabnik ni povezan z upravnikom';
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();

const dialogs = [
  { name: 'pay dialog', path: '/odprte-postavke', opener: /^Plačaj/ },
  {
    name: 'question before a cancellation',
    path: '/obrazci?pogled=oddane',
    opener: 'Prekliči vlogo V-2026-00941',
  },
] as const;

for (const { name, path, opener } of dialogs) {
  test(`W16 a toast that comes while the ${name} is open is in it and can be closed there`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await api(page, '/user_managers', { status: 400, body: { code: 2 } });
    await page.goto(path);
    const toast = page.locator('.Toastify__toast');
    await toast.getByRole('button', { name: 'Zapri obvestilo' }).click();
    await expect(toast).toHaveCount(0);
    await button(page, opener).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // The dialog covers the button that requests the managers again.
    await page
      .getByText('Poskusi znova')
      .first()
      .evaluate((retry: HTMLElement) => retry.click());
    const inDialog = dialog.locator('.Toastify__toast');
    await expect(inDialog).toContainText(sentence);
    await expect(toast).toHaveCount(1);
    await inDialog.getByRole('button', { name: 'Zapri obvestilo' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
}
