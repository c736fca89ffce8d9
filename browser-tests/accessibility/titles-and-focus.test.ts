/** How a change of route is announced to users of assistive technology (`threats.md` W03, W12, W13, W21, W23). */
import { expect, type Page } from '@playwright/test';
import { menu } from '../../src/navigation/menu';
import type { RouteName } from '../../src/navigation/page-table';
import { pageTitles } from '../../src/text/shell/pages';
import { shellText } from '../../src/text/shell/shell';
import { pauseClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { spoil } from '../helpers/answers/lost-files';
import { test } from '../helpers/portal';
import { allRoutes, openRoute, routeVisits, settled } from '../helpers/screens/routes';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('W12 each route has its own title', { tag: '@long' }, async ({ page, signIn, context }) => {
  test.setTimeout(180_000);
  const titles = new Map<string, string>();
  const look = async (routes: typeof allRoutes) => {
    for (const route of routes) {
      await openRoute(page, route);
      titles.set(route.name, await page.title());
    }
  };
  await look(allRoutes.filter(({ visitor }) => visitor));
  await context.clearCookies();
  await signIn();
  await look(allRoutes.filter(({ visitor }) => !visitor));
  for (const title of titles.values()) expect(title).toMatch(/^\S.+ – Portal stanovalca$/);
  expect(new Set(titles.values()).size).toBe(allRoutes.length);
});

test('W12 W13 W21 each menu item moves the focus to the page’s heading and sets its title; the menu stays the same', {
  tag: '@long',
}, async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRoute(page, routeVisits.home);
  await pauseClock(page);
  await expect(page.locator('body')).toBeFocused();
  const nav = page.getByRole('navigation', { name: 'Glavni meni' });
  const names = () =>
    nav
      .locator('.side-menu > ul > li')
      .evaluateAll((items) =>
        items.map((item) => item.querySelector('.side-menu__label')?.textContent),
      );
  const first = await names();
  expect(first).toEqual(menu.map(({ label }) => label));
  const routes = menu.flatMap((item) => (item.kind === 'link' ? [item.route] : [])).slice(1);
  for (const route of routes) {
    await nav.locator(`a[href="${routeVisits[route].path}"]`).click();
    await expect(page).toHaveURL(routeVisits[route].path);
    await expect(page).toHaveTitle(`${pageTitles[route]} – Portal stanovalca`);
    // The focus moves after a frame.
    await page.clock.runFor(50);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await names()).toEqual(first);
  }
});

test('the logo and the link of the footer scroll to the top of an open home page (§2)', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn();
  await openRoute(page, routeVisits.home);
  for (const link of [
    page.getByRole('contentinfo').getByRole('link', { name: 'Portal stanovalca' }),
    page.getByRole('banner').getByRole('link', { name: 'Portal stanovalca, Na začetno stran' }),
  ]) {
    await page.evaluate(() => window.scrollTo({ top: 10_000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(page).toHaveURL('/');
});

test('the heading is there before it gets the focus, which would delay its paint', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const nav = page.getByRole('navigation', { name: 'Glavni meni' });
  // Loaded before: what is in the cache is rendered at once.
  await openRoute(page, routeVisits['open-items']);
  await nav.locator(`a[href="${routeVisits.home.path}"]`).click();
  await expect(heading(page)).toBeFocused();
  await page.evaluate((title) => {
    new MutationObserver((_, observer) => {
      const shown = document.querySelector('main h1');
      if (shown?.textContent !== title) return;
      observer.disconnect();
      const isFocused = document.activeElement === shown;
      document.documentElement.dataset.focusedAtOnce = String(isFocused);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, pageTitles['open-items']);
  await nav.locator(`a[href="${routeVisits['open-items'].path}"]`).click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-focused-at-once', 'false');
});

/** Runs in the page before its scripts: records the behaviour of each scroll that a script makes. A scroll of the menu to its item does not count. */
function noteScrolls(): void {
  const noted: unknown[] = [];
  Object.assign(window, { noted });
  const watch = (owner: object, name: string) => {
    const scroll: unknown = Reflect.get(owner, name);
    if (typeof scroll !== 'function') return;
    Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
      if (!(this instanceof Element && this.closest('nav'))) {
        noted.push(Object(values[0]).behavior ?? 'auto');
      }
      return Reflect.apply(scroll, this, values);
    });
  };
  for (const name of ['scroll', 'scrollTo', 'scrollBy']) {
    watch(window, name);
    watch(Element.prototype, name);
  }
  watch(Element.prototype, 'scrollIntoView');
}

for (const [reducedMotion, behavior] of [
  ['reduce', 'instant'],
  ['no-preference', 'smooth'],
] as const) {
  test(`W13 W17 the next page starts at its top with ${behavior} scroll (motion: ${reducedMotion})`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await page.addInitScript(noteScrolls);
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 400 });
    await openRoute(page, routeVisits['open-items']);
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const noted = () => page.evaluate(() => Reflect.get(window, 'noted'));
    await page.evaluate(() => Object(Reflect.get(window, 'noted')).splice(0));
    // By script, because a click of Playwright would scroll to the link first.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href="/izvajalci"]')?.click(),
    );
    await expect(page).toHaveURL(routeVisits.contractors.path);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(new Set(await noted())).toEqual(new Set([behavior]));
  });
}

test('W12 a page whose data fail, one that throws and one that does not exist have their title at once', {
  tag: '@long',
}, async ({ page, signIn, flight }) => {
  flight.expectError(/The page .*odprte-postavke.* failed/);
  await page.clock.install();
  await signIn();
  await api(page, routeVisits.contractors.call ?? '', { status: 500, body: {} });
  // The page reads this text while it renders.
  await spoil(page, /byFund:[`"'][^`"']*[`"']/, 'get byFund(){throw RangeError("broken")}');
  await openRoute(page, routeVisits.forms);
  const nav = page.getByRole('navigation', { name: 'Glavni meni' });
  const expectTitle = async (route: RouteName) => {
    await expect(page).toHaveURL(routeVisits[route].path);
    await expect(page).toHaveTitle(`${pageTitles[route]} – Portal stanovalca`);
  };
  const follow = async (route: RouteName) => {
    await pauseClock(page);
    await nav.locator(`a[href="${routeVisits[route].path}"]`).click();
    await expectTitle(route);
    await page.clock.resume();
  };
  await follow('contractors');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await follow('open-items');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(shellText.pageFailed);
  await pauseClock(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/te-strani-ni');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expectTitle('not-found');
});

test('W13 the guard’s redirect moves the focus', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  await openRoute(page, routeVisits['open-items']);
  // In one step, because the portal soon detects that the token is missing and opens login by itself.
  await page.evaluate(() => {
    localStorage.removeItem('JWT');
    document.querySelector<HTMLElement>('nav a[href="/izvajalci"]')?.click();
  });
  await expect(page).toHaveURL('/prijava');
  await expect(heading(page)).toBeFocused();
});

test('W03 the fields of login and new password have autocomplete and accept pasted text', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = () =>
    page
      .getByRole('main')
      .locator('input:not([type="checkbox"])')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  await openRoute(page, routeVisits.login);
  expect(await asked()).toEqual(['username', 'current-password']);
  const password = page.getByLabel('Geslo', { exact: true });
  await page.evaluate(() => navigator.clipboard.writeText('Javorjeva12'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('Javorjeva12');
  await openRoute(page, routeVisits['reset-password']);
  expect((await asked()).filter((each) => each !== 'username')).toEqual([
    'new-password',
    'new-password',
  ]);
});

/** Buttons for which the server does not send the kind of file. */
const unknownKind = /^Prenesi( pogoje)?, /;
/** Buttons that show a document or a photo instead of saving it. */
const shows = /odpre se v novem zavihku$|^Fotografija /;

test('W23 each button that saves a document names its kind of file, and its size where that is known', {
  tag: '@long',
}, async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn();
  const names: Record<string, string[]> = {};
  for (const route of allRoutes.filter(({ visitor }) => !visitor)) {
    await openRoute(page, route);
    await settled(page);
    names[route.name] = await page
      .getByRole('main')
      .locator('.download button')
      .evaluateAll((all) => all.map((button) => button.ariaLabel ?? ''));
  }
  const all = Object.values(names).flat();
  expect(all.length).toBeGreaterThan(40);
  const others = all.filter((name) => !shows.test(name) && !/pdf|zip|csv|jpg/i.test(name));
  expect(others.filter((name) => !unknownKind.test(name))).toEqual([]);
  const listed = names['manager-documents-vlozisce'] ?? [];
  const saves = listed.filter((name) => name.startsWith('Prenesi PDF'));
  expect(saves.length).toBeGreaterThan(1);
  for (const name of saves) expect(name).toMatch(/^Prenesi PDF, [^_]+, [\d.]+\u00A0(kB|MB)$/);
  const statement = await page.request.get('/izjava-o-dostopnosti.html');
  expect(await statement.text()).toContain('Za njihovo');
});
