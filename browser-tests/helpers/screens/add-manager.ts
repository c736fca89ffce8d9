import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './select';

/** The managers of the demo world by the names in the list. */
export const managers = {
  breza: 'Stanovanjski servis Breza d.o.o.',
  zelenigaj: 'Upravljanje Zeleni Gaj d.o.o.',
} as const;

/** What a bill of the demo world says that nobody has linked yet. */
export const freeBill = { manager: managers.breza, code: '7781', password: 'R9T3-8WPL' } as const;

/** What the server answers when it has linked that bill; for tests that must not link it for all others. */
export const linked = {
  status: 201,
  body: { manager: 'breza', full_title: managers.breza, code_payer: freeBill.code },
} as const;

/** The button that sends the form of "Dodaj upravnika"; the user menu has a link of the same words. */
export function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Dodaj upravnika', exact: true });
}

/** Opens "Dodaj upravnika" and waits until the user's own managers have come. */
export async function openAddManager(page: Page): Promise<void> {
  const own = page.waitForResponse((response) => response.url().endsWith('/user_managers'));
  await page.goto('/dodaj-upravnika');
  await own;
  await expect(addButton(page)).toBeVisible();
}

/** Fills in a proof from a bill. */
export async function fillBill(
  page: Page,
  { manager, code, password }: { manager: string; code: string; password: string },
): Promise<void> {
  await choose(page, 'Upravnik', manager);
  await page.getByLabel('Šifra plačnika').fill(code);
  await page.getByLabel('Geslo iz položnice').fill(password);
}

/** A field of the form tells what is wrong with it, to everybody. */
export async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
