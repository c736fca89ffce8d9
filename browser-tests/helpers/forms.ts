import { expect, type Page } from '@playwright/test';

/** The open form. */
export const form = (page: Page) => page.getByRole('main').getByRole('form');

/** The button that sends it. */
export const send = (page: Page) => page.getByRole('button', { name: 'Oddaj vlogo' });

/** A photo or document to go along. */
export const file = (name: string, mimeType = 'image/jpeg', bytes = 1_000) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 'x'),
});

/** Opens a form by its address. */
export async function openForm(page: Page, oznaka: string, rest = ''): Promise<void> {
  await page.goto(`/obrazci?obrazec=${oznaka}${rest}`);
  await expect(form(page)).toBeVisible();
}

/** A sent form's number, as the page tells it. */
export async function receivedNumber(page: Page): Promise<string> {
  const notice = page.getByText(/^Vloga je uspešno oddana\. Številka vloge: V-2026-\d{5}\./);
  await expect(notice).toBeVisible();
  return /V-2026-\d{5}/.exec((await notice.textContent()) ?? '')?.[0] ?? '';
}

/** A submission among those that were sent. */
export const submission = (page: Page, number: string) =>
  page.getByRole('main').locator(`[id="vloga-${number}"]`);
