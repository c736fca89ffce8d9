import { expect, type Page } from '@playwright/test';
import { pauseClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { chooseManager, contexts, expectContext } from '../helpers/screens/switcher';
import { ana as anasLogin, rok as roksLogin } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { logIn } from '../helpers/session/session';
import { actingBanner, actingLink, residents } from './acting';

// A new link for Ana ends the previous one: one test at a time.
test.describe.configure({ mode: 'default' });

const { ana } = residents;
const WORDS = 'Prijavljeni ste kot uporabnik Ana Zupančič.';

async function expectActingAsAna(page: Page): Promise<void> {
  await expect(page.getByText('286.84').first()).toBeVisible();
  await expect(actingBanner(page)).toContainText(WORDS);
}

test('the banner stays on every page, after a reload and at another manager', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.goto(await actingLink(request, ana));
  await expectActingAsAna(page);
  await page.reload();
  await expectActingAsAna(page);
  await page.getByRole('link', { name: 'Odprte postavke' }).first().click();
  await expect(page).toHaveURL('/odprte-postavke');
  await expectActingAsAna(page);
  await chooseManager(page, contexts.otherManager.manager);
  await expectContext(page, contexts.otherManager);
  await expect(actingBanner(page)).toContainText(WORDS);
  // A page in the other layout.
  await page.goto('/ni-najdeno');
  await expect(actingBanner(page)).toContainText(WORDS);
});

test('Odjava in the banner ends the session, and the user’s own login has no banner', {
  tag: '@long',
}, async ({ page, flight, request }) => {
  await page.goto(await actingLink(request, ana));
  await expectActingAsAna(page);
  await actingBanner(page).getByRole('button', { name: 'Odjava' }).dblclick();
  await expectLoggedOut(page);
  expect(callsTo(flight.record.requests, '/logout')).toHaveLength(1);
  await expect(actingBanner(page)).toHaveCount(0);
  await logIn(page, anasLogin);
  await expect(page.getByText('286.84').first()).toBeVisible();
  await expect(actingBanner(page)).toHaveCount(0);
});

test('B07 the session of another tab ends at once, and that tab then shows the banner of the acting staff', {
  tag: '@long',
}, async ({ page, context, flight, request, signIn }) => {
  await page.clock.install();
  const old = await signIn(roksLogin);
  await page.goto('/odprte-postavke');
  await expect(page.getByText('271.65').first()).toBeVisible();

  const other = await context.newPage();
  const release = await holdRequests(other, /\/login_as_user$/);
  const exchange = other.waitForRequest(/\/login_as_user$/);
  await other.goto(await actingLink(request, ana));
  await exchange;
  await pauseClock(page);
  await expectLoggedOut(page);
  await expect(page.getByText('271.65')).toHaveCount(0);
  release();
  await page.clock.resume();

  for (const tab of [other, page]) {
    await expectActingAsAna(tab);
    await expect(tab.locator('body')).not.toContainText(/Rok Petek|Pozdravljeni, Rok|271\.65/);
  }
  const calls = callsTo(flight.record.requests);
  const ended = calls.findIndex(({ url }) => url.endsWith('/logout'));
  const late = calls.slice(ended + 1).map(({ headers }) => headers.authorization);
  expect(late).not.toContain(`Bearer ${old}`);
});

test('B07 a login in another tab overrides a staff login in progress', { tag: '@long' }, async ({
  page,
  context,
  request,
}) => {
  const other = await context.newPage();
  await api(other, '/login_as_user', { delay: 5_000 });
  const exchange = other.waitForRequest(/\/login_as_user$/);
  await other.goto(await actingLink(request, ana));
  await exchange;
  await logIn(page, roksLogin);
  await expect(page.getByText('271.65').first()).toBeVisible();
  await expect(other).toHaveURL('/login-as-user/povezava');
  for (const tab of [other, page]) {
    await expectActingAsAna(tab);
    await expect(tab.locator('body')).not.toContainText(/Rok Petek|Pozdravljeni, Rok|271\.65/);
  }
});

/** The right edge of an element and all its content. */
function reach(element: Element): number {
  const parts = [element, ...element.querySelectorAll('*')];
  return Math.max(...parts.map((part) => part.getBoundingClientRect().left + part.scrollWidth));
}

for (const [size, viewport] of Object.entries({
  phone: { width: 320, height: 640 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`the banner, ${size}: axe finds nothing in both layouts and themes, it fits, and is not printed`, {
    tag: '@long',
  }, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(await actingLink(request, ana));
    await expectActingAsAna(page);
    for (const path of ['/', '/ni-najdeno']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(actingBanner(page)).toBeVisible();
        await expectNoAxeViolations(page);
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await actingBanner(page).evaluate(reach)).toBeLessThanOrEqual(viewport.width);
      await page.emulateMedia({ media: 'print' });
      await expect(actingBanner(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  });
}

test('W14 the banner never covers the focus', { tag: '@long' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await actingLink(request, ana));
  await expectActingAsAna(page);
  const hidden: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return element.contains(at) || at?.contains(element) ? undefined : element.outerHTML;
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test('staff log in as a user by one button of the demo', { tag: '@long' }, async ({ page }) => {
  await page.goto('/demo');
  const opened = page.waitForRequest(/\/login-as-user\/[\w-]{43}$/);
  await page.getByRole('button', { name: 'Prijava kot Ana Zupančič' }).click();
  expect((await opened).redirectedFrom()?.method()).toBe('POST');
  await expectActingAsAna(page);
});
