import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './select';

/** The managers of the demo world by their names in the list. */
export const managers = {
  breza: 'Stanovanjski servis Breza d.o.o.',
  zelenigaj: 'Upravljanje Zeleni Gaj d.o.o.',
} as const;

/** The data of a bill in the demo world that is not linked yet. */
export const freeBill = { manager: managers.breza, code: '7781', password: 'R9T3-8WPL' } as const;

/** The server's answer once that bill is linked; for tests that must not link it for other tests. */
export const linked = {
  status: 201,
  body: { manager: 'breza', full_title: managers.breza, code_payer: freeBill.code },
} as const;

/** The button that sends the form of "Dodaj upravnika"; the user menu has a link with the same text. */
export function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Dodaj upravnika', exact: true });
}

/** Opens "Dodaj upravnika" and waits for the user's own managers. */
export async function openAddManager(page: Page): Promise<void> {
  const own = page.waitForResponse((response) => response.url().endsWith('/user_managers'));
  await page.goto('/dodaj-upravnika');
  await own;
  await expect(addButton(page)).toBeVisible();
}

/** Fills in the data of a bill. */
export async function fillBill(
  page: Page,
  { manager, code, password }: { manager: string; code: string; password: string },
): Promise<void> {
  await choose(page, 'Upravnik', manager);
  await page.getByLabel('Šifra plačnika').fill(code);
  await page.getByLabel('Geslo iz položnice').fill(password);
}

/** Expects a field to show its error, visually and to assistive technology. */
export async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(message)}$`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
