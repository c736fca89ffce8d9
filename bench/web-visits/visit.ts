import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Seen, seen, watch } from './watch';

/** Lighthouse's "Slow 4G" per request; bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** How a page is visited. */
export interface Visit {
  readonly url: string;
  readonly cpu: number;
  readonly isSlow: boolean;
  /** Whether the browser's cache holds its files. */
  readonly isWarm?: boolean;
  /** A session in storage. */
  readonly session?: BrowserContextOptions['storageState'];
  /** What the visit waits for. */
  readonly until: 'interactive' | 'row' | 'shown';
  /** What the visit does on the page then. */
  readonly use?: (page: Page) => Promise<void>;
}

/** Visits a page in the browser of a slow phone. */
export async function visit(browser: Browser, plan: Visit): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'sl-SI',
    ...(plan.session && { storageState: plan.session }),
  });
  try {
    // tsx wraps named functions in a helper call that does not exist in a page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(watch);
    if (plan.isWarm) await open(await context.newPage(), plan);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (plan.isSlow) await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: plan.cpu });
    await open(page, plan);
    await plan.use?.(page);
    // A late layout shift or larger paint belongs to the visit.
    await page.waitForTimeout(700);
    return await page.evaluate(seen);
  } finally {
    await context.close();
  }
}

async function open(page: Page, { url, until }: Visit): Promise<void> {
  await page.goto(url);
  // Playwright's own wait evaluates text, which the portal's policy forbids.
  const isThere = () =>
    page.evaluate((name) => performance.getEntriesByName(name).length > 0, until);
  const end = Date.now() + 60_000;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`${url} did not reach "${until}" in a minute.`);
    await page.waitForTimeout(100);
  }
}
