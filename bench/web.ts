import { type Browser, chromium } from '@playwright/test';
import { logIn } from '../browser-tests/helpers/session/session';
import { DEMO_LOGINS } from '../mocks/world/seed';
import { findBrowser } from '../scripts/browser';
import { most } from '../scripts/build/budgets';
import { chromiumFlags } from '../scripts/chromium-flags';
import type { RunBench } from './support/bench';
import { type Figure, median, report } from './support/figure';
import { marksOf, tableOfMarks } from './web-visits/marks';
import { over, type Round, visitAll } from './web-visits/round';
import { openSites } from './web-visits/sites';
import type { Visit } from './web-visits/visit';
import type { Seen } from './web-visits/watch';

export const rows = ['L10', 'L11'];

function figuresOf(rounds: readonly Round[]): Figure[] {
  const middle = (read: (round: Round) => number | undefined) =>
    median(rounds.map((one) => read(one) ?? Number.NaN));
  const figure = (
    what: string,
    unit: string,
    most: number,
    read: Parameters<typeof middle>[0],
    id = 'web',
  ) => ({
    id,
    what,
    unit,
    most,
    value: middle(read),
  });
  const any = Number.POSITIVE_INFINITY;
  const visits = ({ login, typed, deepLink, used }: Round): Seen[] => [
    login,
    typed,
    deepLink,
    used,
  ];
  return [
    figure('static HTML page, cold: LCP', 'ms', any, ({ page }) => page.lcp),
    figure('bare React page, cold: bytes', 'kB', any, ({ floor }) => floor.bytes / 1000),
    figure('bare React page, cold: LCP', 'ms', any, ({ floor }) => floor.lcp),
    figure('bare React page, cold: interactive', 'ms', any, ({ floor }) => floor.interactive),
    figure('/prijava, cold: bytes', 'kB', most.login, ({ login }) => login.bytes / 1000, 'L10'),
    figure('/prijava, cold: LCP', 'ms', 4_000, ({ login }) => login.lcp, 'L11'),
    figure('/prijava, cold: LCP × bare page', '', 0.6, ({ login, floor }) =>
      over(login.lcp, floor.lcp),
    ),
    figure('/prijava, cold: interactive', 'ms', any, ({ login }) => login.interactive),
    figure('/prijava, cold: interactive × bare page', '', 1.3, ({ login, floor }) =>
      over(login.interactive, floor.interactive),
    ),
    figure('/prijava, warm: interactive × bare page', '', 1.2, ({ warm }) =>
      median(warm.map(({ portal, bare }) => over(portal, bare))),
    ),
    figure(
      '/odprte-postavke, cold, with a session: bytes',
      'kB',
      most.deepLink,
      ({ deepLink }) => deepLink.bytes / 1000,
      'L10',
    ),
    figure(
      '/odprte-postavke, cold, with a session: first row',
      'ms',
      any,
      ({ deepLink }) => deepLink.row,
    ),
    figure('/odprte-postavke: first row × bare page', '', 2, ({ deepLink, floor }) =>
      over(deepLink.row, floor.lcp),
    ),
    figure('change of route, data cached, CPU 4×', 'ms', 100, ({ changes }) => median(changes)),
    figure('longest task, CPU 1×', 'ms', 200, ({ quick }) => quick.longestTask),
    figure(
      'CLS, worst of all visits',
      '',
      0.02,
      (one) => Math.max(...visits(one).map(({ cls }) => cls)),
      'L11',
    ),
    figure('INP, CPU 4×', 'ms', 200, ({ used }) => used.slowest, 'L11'),
    figure('INP of typing on /prijava, CPU 4×', 'ms', 200, ({ typed }) => typed.slowest, 'L11'),
  ];
}

/** The stored session of a demo user who has been here before. */
async function storedSession(
  browser: Browser,
  url: string,
): Promise<NonNullable<Visit['session']>> {
  const context = await browser.newContext({ baseURL: url, locale: 'sl-SI' });
  const page = await context.newPage();
  const [ana] = DEMO_LOGINS;
  if (!ana) throw new Error('The demo world has no login.');
  await logIn(page, ana);
  await page.getByRole('button', { name: /^Izbira enote in upravnika/ }).waitFor();
  const session = await context.storageState();
  await context.close();
  return session;
}

/**
 * Compares the built portal with a bare React page and a static HTML page, built and served the same way, on a slow
 * phone: CPU slowed 4×, Slow 4G. Medians, the ratio to the bare page of the same round, and the budgets and marks of
 * `budgets.md`.
 */
export const run: RunBench = async ({ runs }) => {
  const sites = await openSites();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...chromiumFlags, sites.trust],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const session = await storedSession(browser, sites.portal);
    const rounds: Round[] = [];
    for (let done = 0; done < runs; done += 1) {
      rounds.push(await visitAll(browser, sites, session));
      console.log(`round ${done + 1} of ${runs}`);
    }
    const errors = report(figuresOf(rounds));
    console.log(`\n${tableOfMarks(marksOf(rounds))}`);
    return errors;
  } finally {
    await browser.close();
    await sites.close();
  }
};
