import type { Page } from '@playwright/test';

/** Makes the browser refuse its storages, as with a setting that forbids them (`threats.md` H01). */
export async function refuseStorage(
  page: Page,
  names: readonly string[] = ['localStorage', 'sessionStorage'],
): Promise<void> {
  await page.addInitScript((refused) => {
    for (const name of refused) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }, names);
}
