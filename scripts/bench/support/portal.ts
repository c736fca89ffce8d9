import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { WorldSize } from '../../../mocks/generated/size';
import { findBrowser } from '../../browser';
import { findFreePort } from '../../port';
import { serve } from '../../serve';

/** A portal with a browser in front of it. */
export interface Bench {
  readonly url: string;
  readonly context: BrowserContext;
  readonly page: Page;
  close(): Promise<void>;
}

/** Builds and serves the portal, with a generated world if one is given, and opens a browser for it. */
export async function openBench(world?: WorldSize): Promise<Bench> {
  const served = await serve({ mode: 'preview', port: await findFreePort(), world });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', '--disable-background-networking'],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const context = await browser.newContext({
    baseURL: served.url,
    viewport: { width: 1280, height: 800 },
    locale: 'sl-SI',
  });
  // tsx marks named functions by a call that a page does not know.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  return {
    url: served.url,
    context,
    page,
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

/** What a page holds after its garbage was collected. */
export interface Held {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Measures what a page holds. @param session a CDP session of the page */
export async function heldBy(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}
