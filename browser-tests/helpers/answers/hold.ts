import type { Page } from '@playwright/test';

/**
 * Holds back the requests to an address.
 *
 * @param times - how many are held back; all by default
 * @returns a function that lets them go on, to the answers that the test has set before or to the server
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  times = Number.MAX_SAFE_INTEGER,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    address,
    async (route) => {
      await released;
      await route.fallback();
    },
    { times },
  );
  return release;
}
