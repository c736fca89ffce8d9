import type { Page } from '@playwright/test';
import {
  callsOf,
  forgetCalls,
  installClock,
  pass,
  stopClock,
} from '../browser-tests/helpers/answers/clock';
import { DEMO_LOGINS } from '../mocks/world/seed';
import type { RunBench } from './support/bench';
import { report } from './support/figure';
import { heldBy, longestTasks, openBench } from './support/portal';

async function cycle(page: Page, login: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-poštni naslov').fill(login.email);
  await page.getByLabel('Geslo', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await page.getByRole('region', { name: 'Za plačilo' }).getByText('€').first().waitFor();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await page.getByLabel('E-poštni naslov').waitFor();
}

export const rows = ['L04', 'L09'];

/** L04: repeated logins and logouts in one page. */
export const run: RunBench = async ({ cycles }) => {
  const { context, page, longTasks, close } = await openBench();
  try {
    const [login] = DEMO_LOGINS;
    if (!login) throw new Error('The demo world has no login.');
    await installClock(context);
    await page.goto('/prijava');
    const session = await context.newCDPSession(page);
    // The first logins load the files that are loaded only once.
    for (let warm = 0; warm < 3; warm += 1) {
      await cycle(page, login);
      await leave(page);
    }
    const before = await heldBy(session);
    for (let round = 0; round < cycles; round += 1) {
      await cycle(page, login);
      await leave(page);
      // The records of this bench in the page must not count as growth.
      await forgetCalls(page);
    }
    const after = await heldBy(session);
    await cycle(page, login);
    await page.getByRole('link', { name: /^Oglasna deska, / }).waitFor();
    await stopClock(page);
    await pass(page, 20);
    await forgetCalls(page);
    await pass(page, 120);
    const polls = (await callsOf(page, 'v2/allowed_pages')).length;
    return report([
      {
        id: 'L04',
        what: `heap growth over ${cycles} logins`,
        value: after.heapMb - before.heapMb,
        unit: 'MB',
        most: 3,
      },
      {
        id: 'L04',
        what: `more listeners after ${cycles} logins`,
        value: after.listeners - before.listeners,
        unit: '',
        most: 20,
      },
      {
        id: 'L04',
        what: 'page lists requested in the 2 min after',
        value: polls,
        unit: '',
        most: 8,
        least: 7,
      },
      ...longestTasks(`${cycles} logins`, longTasks),
    ]);
  } finally {
    await close();
  }
};
