import type { Page } from '@playwright/test';
import { median } from '../support/figure';
import { noteRows } from '../support/note-rows';
import { heldBy } from '../support/portal';

/** The backend's own time for so many rows is not measured. */
const PATIENCE = 180_000;

/** A page whose rows are counted. */
export interface Visit {
  readonly path: string;
  /** The end of the path of the call that has the rows. */
  readonly call: string;
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

/** How long the server took for the first answer with rows, and how long after it the rows were shown. */
function readTimes(call: string) {
  const answer = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .find(({ name }) => new URL(name).pathname.endsWith(call));
  const [first] = performance.getEntriesByName('first-row');
  const all = performance.getEntriesByName('all-rows').at(-1);
  if (!answer || !first || !all) throw new Error('Not measured.');
  const { startTime, responseEnd } = answer;
  return {
    server: responseEnd - startTime,
    first: first.startTime - responseEnd,
    all: all.startTime - responseEnd,
  };
}

/** Opens a list three times. @returns the medians of its times in ms, and what its last visit took */
export async function visitList(page: Page, visit: Visit): Promise<Record<string, number>> {
  const { path, call, row } = visit;
  await page.addInitScript(noteRows, row);
  const loads: ReturnType<typeof readTimes>[] = [];
  for (let round = 0; round < 3; round += 1) {
    await page.goto(path);
    await page.waitForFunction(
      () => performance.getEntriesByName('all-rows').length > 0,
      undefined,
      { timeout: PATIENCE },
    );
    loads.push(await page.evaluate(readTimes, call));
  }
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
