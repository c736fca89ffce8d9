import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import type { WorldSize } from '../../mocks/generated/size';
import type { Backend } from '../../mocks/server/backend';
import { findBrowser } from '../../scripts/browser';
import { chromiumFlags } from '../../scripts/chromium-flags';
import { findFreePort } from '../../scripts/port';
import { serve } from '../../scripts/serve';
import type { Figure } from './figure';

/** A running portal and a browser that has it open. */
export interface Bench {
  readonly url: string;
  /** The data that it serves. */
  readonly db: Backend['db'];
  readonly context: BrowserContext;
  readonly page: Page;
  /** The length of each main-thread task over 50 ms, in ms; the list grows. */
  readonly longTasks: number[];
  close(): Promise<void>;
}

/**
 * Serves the portal, with a generated world if one is given, and opens a browser for it.
 * @param site a folder with a build; without it the portal is built
 */
export async function openBench(world?: Partial<WorldSize>, site?: string): Promise<Bench> {
  const served = await serve({ mode: 'preview', port: await findFreePort(), world, site });
  if (!served.backend) throw new Error('A bench needs the stateful backend.');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...chromiumFlags],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const context = await browser.newContext({
    baseURL: served.url,
    viewport: { width: 1280, height: 800 },
    locale: 'sl-SI',
  });
  // tsx wraps named functions in a helper call that does not exist in a page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const longTasks: number[] = [];
  await context.exposeBinding('noteLongTask', (_, ms: number) => longTasks.push(ms));
  await context.addInitScript(watchLongTasks);
  const page = await context.newPage();
  return {
    url: served.url,
    db: served.backend.db,
    context,
    page,
    longTasks,
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

/** Runs in the page before its scripts: reports each main-thread task over 50 ms. */
function watchLongTasks(): void {
  const note = Reflect.get(window, 'noteLongTask') as (ms: number) => void;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) note(duration);
  }).observe({ type: 'longtask' });
}

/**
 * The longest of the given tasks, with both limits: that of `threats.md` (L09) and the lower one of the budgets in
 * `budgets.md`. The caller leaves out the tasks that the limits exclude.
 */
export function longestTasks(of: string, tasks: readonly number[]): Figure[] {
  const value = Math.max(0, ...tasks);
  const figure = { what: `longest main-thread task, ${of}`, value, unit: 'ms' };
  return [
    { ...figure, id: 'L09', most: 500 },
    { ...figure, id: 'web', what: `${figure.what}: budget`, most: 200 },
  ];
}

/** The memory, nodes and listeners of a page after garbage collection. */
export interface Held {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** Measures a page. @param session a CDP session of the page */
export async function heldBy(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners, documents };
}
