import { expect, type Locator, type Page } from '@playwright/test';
import type { components } from '../../../src/api/schema';

type OpenItems = components['schemas']['OpenItems'];
type OpenItem = components['schemas']['OpenItem'];

/** The modal dialog with codes and payment data. */
export function payDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Podatki za plačilo' });
}

export function payButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Plačaj', exact: true });
}

/** Opens the dialog for all open items of the unit, those included whose payment is announced. */
export async function openPayDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  await payButton(page).click();
  const dialog = payDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.skeleton')).toHaveCount(0);
  const announced = includeAnnounced(dialog);
  if ((await announced.count()) > 0) await announced.check();
  return dialog;
}

/** The choice to see announced payments beside others. */
export function includeAnnounced(dialog: Locator): Locator {
  return dialog.getByRole('checkbox', { name: 'Vključi tudi najavljeno' });
}

/** Goes to the next of several payments. */
export async function nextPayment(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Naslednje plačilo', exact: true }).click();
}

/** Selects one order for each bill instead of one for all bills of an account. */
export async function paySingly(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Posamično' }).check();
}

/** The line of an order that has this label. */
export function row(dialog: Locator, label: string): Locator {
  return dialog
    .locator('dl > div')
    .filter({ has: dialog.page().locator('dt').getByText(label, { exact: true }) });
}

/** Changes the open items in the backend's answer. */
export async function changeItems(
  page: Page,
  change: (items: OpenItem[]) => OpenItem[],
): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/open_items'),
    async (route) => {
      const response = await route.fetch();
      const items: OpenItems = await response.json();
      await route.fulfill({ response, json: { ...items, postavke: change(items.postavke) } });
    },
  );
}

/** Expects the code and its margin to have the colours that every scanner reads. */
export async function expectBlackOnWhite(code: Locator): Promise<void> {
  await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
}
