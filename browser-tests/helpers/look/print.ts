import type { Page } from '@playwright/test';

/** Shows the page as it is while it is printed. */
export async function beginPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}
