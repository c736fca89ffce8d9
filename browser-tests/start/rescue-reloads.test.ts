/** The portal's own scripts fail to load: `public/rescue.js` (`threats.md` H05, H06). */
import { expect, type Page } from '@playwright/test';
import { rescueText } from '../../src/text/shell/rescue';
import { shellText } from '../../src/text/shell/shell';
import { entryScripts, holdScript, loseScripts, lostFileLine } from '../helpers/answers/lost-files';
import { pageLoads } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { refuseStorage } from '../helpers/session/refuse-storage';

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: rescueText.title });

let entry = '';
let imported = '';
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  [entry, imported] = await entryScripts(request);
  await request.dispose();
});

test.beforeEach(({ flight }) => flight.expectError(lostFileLine));

for (const part of ['the entry script', 'a file that it imports'] as const) {
  const isLost = (name: string) => name === (part === 'the entry script' ? entry : imported);
  for (const what of ['a 404', 'a page of HTML'] as const) {
    test(`H05, H06 ${part} that has become ${what}: one reload brings the requested page`, {
      tag: '@long',
    }, async ({ page, flight, signIn }) => {
      await signIn();
      await loseScripts(page, isLost, what, false);
      await page.goto('/odprte-postavke?stran=1');
      await expect(page.getByText('26090314').first()).toBeVisible();
      await expect(page).toHaveURL(/\/odprte-postavke/);
      expect(pageLoads(flight.record.requests)).toHaveLength(2);
    });

    test(`H05, H06 ${part} that stays ${what}: one reload in 30 s, then the panel; a failed retry shows it again`, {
      tag: '@long',
    }, async ({ page, flight }) => {
      await loseScripts(page, isLost, what);
      await page.goto('/registracija');
      await expect(panel(page)).toBeVisible();
      await expect(page.locator('#start-up')).toHaveCount(0);
      expect(pageLoads(flight.record.requests)).toHaveLength(2);
      await panel(page).getByRole('button', { name: rescueText.retry }).click();
      await expect.poll(() => pageLoads(flight.record.requests).length).toBe(3);
      await expect(panel(page)).toBeVisible();
      await page.waitForTimeout(1_000);
      expect(pageLoads(flight.record.requests)).toHaveLength(3);
    });
  }
}

test('H05 after 30 s an automatic reload happens again, and a clock that was set back no longer blocks it', {
  tag: '@long',
}, async ({ page, flight }) => {
  await loseScripts(page, (name) => name === entry, 'a 404');
  await page.goto('/registracija');
  await expect(panel(page)).toBeVisible();
  for (const moved of [-31_000, 3_600_000]) {
    const before = pageLoads(flight.record.requests).length;
    await page.evaluate((by) => {
      history.replaceState({ portalReloadedAt: history.state.portalReloadedAt + by }, '');
    }, moved);
    await page.reload();
    await expect.poll(() => pageLoads(flight.record.requests).length).toBe(before + 2);
    await expect(panel(page)).toBeVisible();
  }
});

for (const [name, isLost, title] of [
  ['the entry script', (file: string) => file === entry, rescueText.title],
  ['a file of the page', (file: string) => /^register-/.test(file), shellText.partFailed],
] as const) {
  test(`H05 ${name} that is missing long after the reload, on a slow network, causes no second reload`, {
    tag: '@long',
  }, async ({ page, flight }) => {
    // In the page that a reload has opened it is 40 s later.
    await page.addInitScript(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      if ((navigation as PerformanceNavigationTiming).type !== 'reload') return;
      const now = Date.now;
      Date.now = () => now() + 40_000;
    });
    await loseScripts(page, isLost, 'a 404');
    await page.goto('/registracija');
    await expect(page.getByText(title)).toBeVisible();
    expect(pageLoads(flight.record.requests)).toHaveLength(2);
  });
}

test('H05 a browser that refuses storage gets one reload and the panel as well', {
  tag: '@long',
}, async ({ page, flight }) => {
  await refuseStorage(page);
  await loseScripts(page, (name) => name === entry, 'a 404');
  await page.goto('/registracija');
  await expect(panel(page)).toBeVisible();
  expect(pageLoads(flight.record.requests)).toHaveLength(2);
});

test('H05 an entry that throws as it starts is reported as well', { tag: '@long' }, async ({
  page,
  flight,
}) => {
  flight.expectError(/start failed/);
  await page.route(`**/assets/${entry}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("start failed")' }),
  );
  await page.goto('/registracija');
  await expect(panel(page)).toBeVisible();
  expect(pageLoads(flight.record.requests)).toHaveLength(2);
});

test('H05 a reload by the entry and one by a page count together: not two in 30 s', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  await signIn();
  await loseScripts(page, (name) => name === entry, 'a 404', false);
  await loseScripts(page, (name) => name.startsWith('contractors-'), 'a 404');
  await page.goto('/izvajalci');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Strani ni bilo mogoče naložiti.',
  );
  expect(pageLoads(flight.record.requests)).toHaveLength(2);
});

test('H05 without a network nothing is reloaded: the panel is shown at once', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.route(`**/assets/${entry}`, (route) => route.abort('connectionfailed'));
  await page.route('**/', (route) =>
    route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await page.goto('/registracija');
  await expect(panel(page)).toBeVisible();
  expect(pageLoads(flight.record.requests)).toHaveLength(1);
});

for (const [late, first] of [
  ['the entry', 'the rescue'],
  ['the rescue', 'the entry'],
] as const) {
  test(`H05 ${late} may load seconds after ${first}: a slow network is not a failure`, {
    tag: '@long',
  }, async ({ page, flight }) => {
    await page.route(
      late === 'the entry' ? `**/assets/${entry}` : '**/rescue.js',
      async (route) => {
        await new Promise((done) => setTimeout(done, 4_000));
        await route.continue();
      },
    );
    await page.goto('/registracija');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registracija');
    await expect(panel(page)).toHaveCount(0);
    expect(pageLoads(flight.record.requests)).toHaveLength(1);
  });
}

test('H05 a rescue that loads seconds after the entry has failed still acts', {
  tag: '@long',
}, async ({ page }) => {
  await loseScripts(page, (name) => name === entry, 'a 404');
  await page.route('**/rescue.js', async (route) => {
    await new Promise((done) => setTimeout(done, 2_000));
    await route.continue();
  });
  await page.goto('/registracija');
  await expect(panel(page)).toBeVisible();
});

test('H05 the panel can be read in both themes, on a phone, and without style sheets', {
  tag: '@long',
}, async ({ page }) => {
  await loseScripts(page, (name) => name === entry, 'a 404');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/registracija');
    await expect(panel(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.screenshot({ path: `.cache/rescue-${colorScheme}.png` });
  }
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/registracija');
  await expect(panel(page).getByRole('button', { name: rescueText.retry })).toBeVisible();
  await expect(page.getByText(rescueText.hint)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('H05 the panel over a script without an answer is shown within 10 s by the real clock, and its button reloads', {
  tag: '@long',
}, async ({ page, flight }) => {
  await holdScript(page, entry);
  await page.goto('/registracija', { waitUntil: 'commit' });
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1, name: rescueText.title })).toBeFocused();
  await expectNoAxeViolations(page);
  expect(pageLoads(flight.record.requests)).toHaveLength(1);
  await panel(page).getByRole('button', { name: rescueText.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registracija');
  expect(pageLoads(flight.record.requests)).toHaveLength(2);
});

test('H05 a login whose script gets no answer keeps what was typed, and sends it when the script loads', {
  tag: '@long',
}, async ({ page, request }) => {
  const [loginEntry] = await entryScripts(request, '/prijava');
  const letThrough = await holdScript(page, loginEntry);
  await page.goto('/prijava', { waitUntil: 'commit' });
  await page.getByLabel('E-poštni naslov').fill('ana.zupancic@example.si');
  await page.getByLabel('Geslo', { exact: true }).pressSequentially('Javorjeva');
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  // A user who is typing loses nothing.
  await expect(page.getByLabel('Geslo', { exact: true })).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expectNoAxeViolations(page);
  letThrough();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(panel(page)).toHaveCount(0);
});

test('H05 the panel is also shown over a login page that the portal takes over', {
  tag: '@long',
}, async ({ page, request, signIn }) => {
  const [loginEntry] = await entryScripts(request, '/prijava');
  await signIn();
  const letThrough = await holdScript(page, loginEntry);
  await page.goto('/prijava', { waitUntil: 'commit' });
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  // The login that the build has rendered is below it.
  const field = page.getByLabel('E-poštni naslov');
  await expect(field.click({ trial: true, timeout: 1_000 })).rejects.toThrow(
    /start-up|layout-failed/,
  );
  letThrough();
  await expect(page).toHaveURL('/');
  await expect(panel(page)).toHaveCount(0);
});

test('H05 the panel for a missing entry does not wait for a server that no longer answers', {
  tag: '@long',
}, async ({ page, flight }) => {
  await loseScripts(page, (name) => name === entry, 'a 404');
  await page.route('**/', (route) =>
    route.request().method() === 'HEAD' ? undefined : route.fallback(),
  );
  await page.goto('/registracija');
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  expect(pageLoads(flight.record.requests)).toHaveLength(1);
});
