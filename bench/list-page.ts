import type { Page } from '@playwright/test';
import { logIn } from '../browser-tests/helpers/session/session';
import { GENERATED_LOGIN } from '../mocks/generated/contexts';
import type { RunBench } from './support/bench';
import { type Figure, median, report } from './support/figure';
import { noteRows } from './support/note-rows';
import { heldBy, longestTasks, openBench } from './support/portal';

const ROUNDS = 5;
/** The backend's own time for so many rows is not measured. */
const PATIENCE = 180_000;

/** The times of one load of the list, in milliseconds, and the size of its largest answer in kB. */
interface Load {
  /** From the last byte of the first page to the frame that shows the first rows. */
  readonly first: number;
  /** From the request of the first page to the frame that shows the list with all rows. */
  readonly all: number;
  readonly largest: number;
}

async function load(page: Page): Promise<Load> {
  await page.goto('/odprte-postavke?enota=vse');
  await page.locator('tbody tr').first().waitFor({ timeout: PATIENCE });
  await page.locator('.partial-list').waitFor({ state: 'detached', timeout: PATIENCE });
  await page.waitForFunction(() => performance.getEntriesByName('all-rows').length > 0);
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/open_items'));
    const [shown] = performance.getEntriesByName('first-row');
    const complete = performance.getEntriesByName('all-rows').at(-1);
    const [answer] = answers;
    if (!answer || !shown || !complete) throw new Error('Not measured.');
    return {
      first: shown.startTime - answer.responseEnd,
      all: complete.startTime - answer.startTime,
      largest: Math.max(...answers.map(({ decodedBodySize }) => decodedBodySize)) / 1_000,
    };
  });
}

/** Presses a button and waits until the list has changed and is painted. @returns ms */
function press(selector: string): Promise<number> {
  // The rows may stay the same, so the new order is read from the column header, which is drawn with them.
  const state = () => {
    const sorted = document.querySelector('[aria-sort]');
    const rows = document.querySelector('tbody')?.textContent;
    return [sorted?.getAttribute('abbr'), sorted?.getAttribute('aria-sort'), rows].join();
  };
  const before = state();
  return new Promise((done, fail) => {
    const button = document.querySelector<HTMLElement>(selector);
    if (!button) return fail(new Error(`There is no ${selector}.`));
    const began = performance.now();
    button.click();
    const look = () => {
      if (performance.now() - began > 20_000)
        return fail(new Error(`The list did not change after ${selector}.`));
      if (state() === before) return requestAnimationFrame(look);
      return requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - began);
        port2.postMessage(0);
      });
    };
    return look();
  });
}

const heading = (label: string) => `th[abbr="${label}"] button`;

export const rows = ['L07', 'L08', 'L09'];

/** L07, L08: the list page with the open items of the large world. */
export const run: RunBench = async ({ world }) => {
  const { page, context, longTasks, close } = await openBench(world);
  try {
    await page.addInitScript(noteRows, 'tbody tr');
    await logIn(page, GENERATED_LOGIN);
    await page.getByRole('button', { name: 'Uporabniški meni' }).waitFor({ timeout: PATIENCE });
    const loads: Load[] = [];
    for (let round = 0; round < 3; round += 1) loads.push(await load(page));

    const atFirst = longTasks.splice(0);
    const sorts: number[] = [];
    for (const label of ['Št. obračuna', 'Odprto', 'Enota', 'Obdobje', 'Status']) {
      sorts.push(await page.evaluate(press, heading(label)));
      sorts.push(await page.evaluate(press, heading(label)));
    }
    // L09 excludes the sort; the page reports the task of the sort with the next answer.
    await page.evaluate(() => undefined);
    longTasks.splice(0);
    const turns: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      turns.push(await page.evaluate(press, 'button[aria-label="Naslednja stran"]'));
    }
    const cdp = await context.newCDPSession(page);
    const held = await heldBy(cdp);
    const nodes = await page.locator('*').count();
    const figures: Figure[] = [
      {
        id: 'L07',
        what: 'first rows after the first page',
        value: median(loads.map(({ first }) => first)),
        unit: 'ms',
        most: 500,
      },
      {
        id: 'L07',
        what: 'all rows after the first request',
        value: median(loads.map(({ all }) => all)),
        unit: 'ms',
        most: 6_000,
      },
      {
        id: 'L07',
        what: 'largest answer',
        value: Math.max(...loads.map(({ largest }) => largest)),
        unit: 'kB',
        most: 1_000,
      },
      {
        id: 'L07',
        what: 'sort, slowest of ten',
        value: Math.max(...sorts),
        unit: 'ms',
        most: 1_500,
      },
      {
        id: 'L07',
        what: 'page change, slowest of five',
        value: Math.max(...turns),
        unit: 'ms',
        most: 200,
      },
      { id: 'L08', what: 'elements in the page', value: nodes, unit: '', most: 3_000 },
      { id: 'L08', what: 'heap', value: held.heapMb, unit: 'MB', most: 100 },
      {
        id: 'L07',
        what: 'longest main-thread task while the rows come',
        value: Math.max(0, ...atFirst),
        unit: 'ms',
        most: 100,
      },
      ...longestTasks('50,000 rows except their sort', [...atFirst, ...longTasks]),
    ];
    return report(figures);
  } finally {
    await close();
  }
};
