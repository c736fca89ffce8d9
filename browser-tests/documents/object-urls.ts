import type { Page } from '@playwright/test';

/** Under this name the page keeps the addresses. */
const name = 'openAddresses';

/** Notes which addresses of blobs a page has made and not given back. Before the first `goto`. */
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

/** How many addresses of blobs are open now. */
export function openObjectUrls(page: Page): Promise<number> {
  return page.evaluate((kept) => (Reflect.get(window, kept) as Set<string>).size, name);
}
