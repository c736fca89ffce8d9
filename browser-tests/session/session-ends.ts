import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { isPublic } from '../../src/api/transport/public-operations';
import { pageTable } from '../../src/navigation/page-table';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import type { Flight } from '../helpers/flight/flight';
import { expectLoggedOut } from '../helpers/session/logged-out';

const expired = 'Seja je potekla. Prosimo, prijavite se znova.';

interface SessionEnd {
  /** Ends the session; the test controls the page's clock. */
  readonly end: (page: Page) => Promise<unknown>;
  /** The messages of the portal. */
  readonly says: readonly string[];
  /** Needs the user menu. */
  readonly byMenu?: true;
}

const hasSession = (page: Page) => page.evaluate(() => localStorage.getItem('JWT') !== null);

/** All causes of the end of a session, each with the only message that it may show. */
export const sessionEnds: Readonly<Record<string, SessionEnd>> = {
  'the logout button': {
    end: async (page) => {
      await page.getByRole('button', { name: 'Uporabniški meni' }).click();
      const menu = page.getByRole('region', { name: 'Uporabniški meni' });
      await menu.getByRole('button', { name: 'Odjava' }).click();
    },
    says: [],
    byMenu: true,
  },
  'a 401': {
    end: async (page) => {
      await api(page, /\/api\//, { status: 401, body: {} });
      // Only up to the first 401: the toast closes 5 s later.
      for (let second = 0; second < 15 && (await hasSession(page)); second += 1) {
        await page.clock.runFor(1_000);
      }
    },
    says: [expired],
  },
  'an expired token': {
    end: async (page) => {
      await page.clock.setSystemTime(Date.now() + 9 * 3_600_000);
      await page.clock.runFor(5_000);
    },
    says: [expired],
  },
  'a logout in another tab': {
    end: async (page) => {
      const other = await page.context().newPage();
      await other.goto('/osebni-podatki.html');
      await other.evaluate(() => {
        for (const key of ['JWT', 'userData', 'selectedUnit']) localStorage.removeItem(key);
      });
      await other.close();
    },
    says: [],
  },
};

/** How long after the end of the session the files of the next page arrive. */
const FILES_LATE_MS = 700;

/**
 * Opens a page with a session, ends it, and delays the files of the login page: no call may be sent without a
 * token, except to public operations, and only the cause's own messages may be shown.
 */
export async function endLate(
  page: Page,
  flight: Flight,
  path: string,
  { end, says }: SessionEnd,
): Promise<void> {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const isBlank = pageTable.find((entry) => matchPath(entry.path, path))?.layout === 'blank';
  // A page with the layout of the login page has loaded that layout already.
  const late = isBlank ? /\/assets\/login-/ : /\/assets\/(login|blank-layout|blank-frame)-/;
  await page.route(late, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not "networkidle": if the page prefetches the delayed files, the network never becomes idle.
  let count = -1;
  await expect
    .poll(
      () => {
        const isStill = flight.requests.length === count;
        count = flight.requests.length;
        return isStill;
      },
      { intervals: [500] },
    )
    .toBe(true);
  const before = flight.requests.length;
  const seen = flight.events.length;

  await end(page);
  await page.waitForFunction(() => localStorage.getItem('JWT') === null);
  await page.waitForTimeout(FILES_LATE_MS);
  await expect(page.getByText('Pri nalaganju podatkov')).toHaveCount(0);
  await expect(page.locator('main [role="alert"]:not(:empty)')).toHaveCount(0);
  for (const text of says) await expect(page.getByText(text)).toBeVisible();
  release();
  await expectLoggedOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');

  const calls = callsTo(flight.requests.slice(before)).filter((request) => !isPublic(request));
  const bare = calls.filter(({ headers }) => headers.authorization === undefined);
  expect(bare.map(({ url }) => url)).toEqual([]);
  const toasts = flight.events
    .slice(seen)
    .flatMap(({ event }) => (event.kind === 'toasts' ? event.texts : []));
  expect([...new Set(toasts.map((text) => text.replace('×Zapri obvestilo', '')))]).toEqual(says);
}
