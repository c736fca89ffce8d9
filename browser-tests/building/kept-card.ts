import { expect, type Page } from '@playwright/test';
import { type HostBetween, startHostBetween } from '../helpers/answers/host-between';
import { test as base } from '../helpers/portal';

/** A portal behind a host that the test can switch off. A file that uses it allows service workers. */
export const test = base.extend<{ readonly host: HostBetween; readonly kept: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  host: async ({}, use) => {
    const host = await startHostBetween(`http://localhost:${process.env.PORTAL_TEST_PORT}`);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
  kept: [
    async ({ flight }, use) => {
      flight.expectError(/ERR_|Failed to fetch|Failed to load resource/);
      flight.exempt('I6', 'a kept page has no mount element');
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The names of the caches. */
export const names = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const both = ['portal-building', 'portal-public'];

/** Opens a page with a session, and waits until the card is kept and the worker runs. */
export async function visit(page: Page): Promise<void> {
  await page.goto('/obvestila');
  await expect.poll(() => names(page), { timeout: 20_000 }).toEqual(both);
  await page.evaluate(() => navigator.serviceWorker.ready);
}
