import type { Page } from '@playwright/test';
import { median } from '../support/figure';
import { noteRows } from '../support/note-rows';
import { heldBy } from '../support/portal';

/** The backend's own time for so many rows is not measured. */
const PATIENCE = 180_000;

/** A page whose rows are counted. */
export interface Visit {
  readonly path: string;
  /** The ends of the paths of the calls whose answers are shown. */
  readonly calls: readonly string[];
  /** The selector of a row. */
  readonly row: string;
}

/** What the page's calls were and weighed since it was opened. */
function readCalls() {
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
  const bytes = calls.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  return { requests: calls.length, answers: bytes / 1_000 };
}

/** How long the server took for the first answers that are shown, and how long after them they were. */
function readTimes(calls: readonly string[]) {
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const answers = calls.map((call) =>
    entries.find(({ name }) => new URL(name).pathname.endsWith(call)),
  );
  const [first] = performance.getEntriesByName('first-row');
  const all = performance.getEntriesByName('all-rows').at(-1);
  const begun = Math.min(...answers.map((answer) => answer?.startTime ?? Number.NaN));
  const ended = Math.max(...answers.map((answer) => answer?.responseEnd ?? Number.NaN));
  if (Number.isNaN(begun) || !first || !all) throw new Error('Not measured.');
  return { server: ended - begun, first: first.startTime - ended, all: all.startTime - ended };
}

/** Opens a page on which `noteRows` runs. @returns its times in ms, when all rows are shown */
export async function openNoted(page: Page, path: string, calls: readonly string[]) {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('all-rows').length > 0, undefined, {
    timeout: PATIENCE,
  });
  return page.evaluate(readTimes, calls);
}

/** Opens a list three times. @returns the medians of its times in ms, and what its last visit took */
export async function visitList(page: Page, visit: Visit): Promise<Record<string, number>> {
  const { path, calls, row } = visit;
  await page.addInitScript(noteRows, row);
  const loads: Awaited<ReturnType<typeof openNoted>>[] = [];
  for (let round = 0; round < 3; round += 1) loads.push(await openNoted(page, path, calls));
  return {
    server: median(loads.map(({ server }) => server)),
    'first row': median(loads.map(({ first }) => first)),
    'all rows': median(loads.map(({ all }) => all)),
    ...(await costOf(page)),
  };
}

/** The requests and answers (kB) of the page since its load, and its heap (MB) after garbage collection. */
export async function costOf(page: Page): Promise<Record<string, number>> {
  const { requests, answers } = await page.evaluate(readCalls);
  const session = await page.context().newCDPSession(page);
  const { heapMb } = await heldBy(session);
  await session.detach();
  return { requests, answers, heap: heapMb };
}
