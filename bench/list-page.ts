import type { Page } from '@playwright/test';
import { logIn } from '../browser-tests/helpers/session/session';
import { GENERATED_LOGIN } from '../mocks/generated/contexts';
import type { RunBench } from './support/bench';
import { type Figure, median, report } from './support/figure';
import { heldBy, longestTasks, openBench } from './support/portal';

const ROUNDS = 5;
/** The backend's own time for so many rows is not measured. */
const PATIENCE = 180_000;

/** Milliseconds from the last byte of the answer to the frame that shows the first rows. */
async function firstRows(page: Page): Promise<number> {
  await page.goto('/odprte-postavke?enota=vse');
  await page.locator('tbody tr').first().waitFor({ timeout: PATIENCE });
  return page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.includes('/open_items'));
    const shown = performance.getEntriesByName('first-row')[0];
    if (!(answer instanceof PerformanceResourceTiming) || !shown) throw new Error('Not measured.');
    return shown.startTime - answer.responseEnd;
  });
}

/** Records when the first row of a list is painted; runs before the page's scripts. */
function noteFirstRow(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('tbody tr')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('first-row');
      port2.postMessage(0);
    });
  }).observe(document, { childList: true, subtree: true });
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
    await page.addInitScript(noteFirstRow);
    await logIn(page, GENERATED_LOGIN);
    await page.getByRole('button', { name: 'Uporabniški meni' }).waitFor({ timeout: PATIENCE });
    const shown: number[] = [];
    for (let round = 0; round < 3; round += 1) shown.push(await firstRows(page));

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
        what: 'first rows after the answer',
        value: median(shown),
        unit: 'ms',
        most: 2_000,
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
      { id: 'L08', what: 'heap', value: held.heapMb, unit: 'MB', most: 150 },
      ...longestTasks('50,000 rows except their sort', [...atFirst, ...longTasks]),
    ];
    return report(figures);
  } finally {
    await close();
  }
};
