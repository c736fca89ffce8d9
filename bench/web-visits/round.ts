import type { Browser, Page } from '@playwright/test';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import { changeRoutes } from './route-changes';
import type { Sites } from './sites';
import { type Visit, visit } from './visit';

/** A warm visit takes a second, and the portal's share of it is small, so a single pair varies too much. */
const WARM_PAIRS = 5;

/** A measurement as a ratio to another; NaN when either is missing. */
export const over = (one: number | undefined, other: number | undefined) =>
  (one ?? Number.NaN) / (other ?? Number.NaN);

/** Milliseconds between two keys of a fast user: without a pause each key would wait for the previous ones. */
const TYPING = 80;

/** Fills in the login form key by key and shows the password, as a user of a slow phone does; it is not sent. */
async function typeLogin(page: Page): Promise<void> {
  const [ana] = DEMO_LOGINS;
  const keys = { delay: TYPING };
  await page.getByLabel('E-poštni naslov').pressSequentially(ana?.email ?? '', keys);
  await page.getByLabel('Geslo', { exact: true }).pressSequentially(ana?.password ?? '', keys);
  await page.getByRole('button', { name: 'Prikaži geslo' }).click();
}

/** One visit of each kind in turn, so that noise affects all kinds alike. */
export async function visitAll(browser: Browser, sites: Sites, session: Visit['session']) {
  const poor = { cpu: 4, isSlow: true };
  const login = { url: `${sites.portal}/prijava`, until: 'interactive' as const };
  const floor = { url: sites.floor, until: 'interactive' as const };
  const openItems = {
    url: `${sites.portal}/odprte-postavke`,
    until: 'row' as const,
    ...(session && { session }),
  };
  const changes: number[] = [];
  const warm: { readonly portal: number | undefined; readonly bare: number | undefined }[] = [];
  for (let pair = 0; pair < WARM_PAIRS; pair += 1) {
    const bare = await visit(browser, { ...poor, ...floor, isWarm: true });
    const portal = await visit(browser, { ...poor, ...login, isWarm: true });
    warm.push({ portal: portal.interactive, bare: bare.interactive });
  }
  return {
    page: await visit(browser, { ...poor, url: sites.page, until: 'shown' }),
    floor: await visit(browser, { ...poor, ...floor }),
    login: await visit(browser, { ...poor, ...login }),
    // A separate visit, because files loaded while the user types do not count as bytes of the first visit.
    typed: await visit(browser, { ...poor, ...login, use: typeLogin }),
    deepLink: await visit(browser, { ...poor, ...openItems }),
    warm,
    used: await visit(browser, {
      ...openItems,
      cpu: 4,
      isSlow: false,
      use: async (page) => {
        changes.push(...(await changeRoutes(page)));
        await page.getByRole('button', { name: /^Izbira enote in upravnika/ }).click();
        await page.keyboard.press('Escape');
      },
    }),
    quick: await visit(browser, {
      ...openItems,
      cpu: 1,
      isSlow: false,
      use: async (page) => void (await changeRoutes(page)),
    }),
    changes,
  };
}

/** What one visit of each kind has measured. */
export type Round = Awaited<ReturnType<typeof visitAll>>;
