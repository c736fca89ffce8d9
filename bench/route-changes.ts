import type { Page } from '@playwright/test';
import {
  callsOf,
  forgetCalls,
  installClock,
  pass,
  stopClock,
} from '../browser-tests/helpers/answers/clock';
import { logIn } from '../browser-tests/helpers/session/session';
import { DEMO_LOGINS } from '../mocks/world/seed';
import type { RunBench } from './support/bench';
import { report } from './support/figure';
import { heldBy, longestTasks, openBench } from './support/portal';

const CHANGES = 500;

export const rows = ['L04', 'L09'];

/** Opens each link of the menu in turn. @returns the number of route changes */
async function goRound(page: Page, changes: number): Promise<number> {
  let made = 0;
  while (made < changes) {
    const links = await page.locator('nav a[href^="/"]').all();
    if (links.length < 2) throw new Error('The menu has no links to go to.');
    for (const link of links) {
      if (made >= changes) break;
      const href = (await link.getAttribute('href')) ?? '';
      if (!(await link.isVisible())) continue;
      await link.click();
      await page.waitForURL(`**${href}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      made += 1;
    }
    // The records of this bench in the page must not count as growth.
    await forgetCalls(page);
  }
  return made;
}

/** L04: 500 route changes in one page, after one visit of each route. */
export const run: RunBench = async () => {
  const { context, page, longTasks, close } = await openBench();
  try {
    const [login] = DEMO_LOGINS;
    if (!login) throw new Error('The demo world has no login.');
    await installClock(context);
    await logIn(page, login);
    await page.getByRole('link', { name: /^Oglasna deska, / }).waitFor();
    const session = await context.newCDPSession(page);
    // The first round loads the files that are loaded only once; the second fills the cache of answers.
    await goRound(page, 50);
    const before = await heldBy(session);
    await goRound(page, CHANGES);
    const after = await heldBy(session);
    await stopClock(page);
    await pass(page, 20);
    await forgetCalls(page);
    await pass(page, 120);
    const polls = (await callsOf(page, 'v2/allowed_pages')).length;
    const more = (what: string, value: number, unit: string, most: number) => ({
      id: 'L04',
      what: `${what} after ${CHANGES} route changes`,
      value,
      unit,
      most,
    });
    return report([
      more('heap growth', after.heapMb - before.heapMb, 'MB', 5),
      more('more listeners', after.listeners - before.listeners, '', 20),
      { ...more('page lists requested in 2 min', polls, '', 8), least: 7 },
      ...longestTasks(`${CHANGES} route changes`, longTasks),
    ]);
  } finally {
    await close();
  }
};
