import type { Page } from '@playwright/test';

/** The name under which the page keeps the object URLs. */
const name = 'openAddresses';

/** Records the object URLs that a page has created and not revoked. Call it before the first `goto`. */
export async function watchObjectUrls(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const open = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const address = createObjectURL.call(URL, blob);
      open.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      open.delete(address);
      revokeObjectURL.call(URL, address);
    };
    Reflect.set(window, kept, open);
  }, name);
}

/** The number of open object URLs. */
export function openObjectUrls(page: Page): Promise<number> {
  return page.evaluate((kept) => (Reflect.get(window, kept) as Set<string>).size, name);
}
