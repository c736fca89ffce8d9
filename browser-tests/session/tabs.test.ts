import { type BrowserContext, expect, type Page } from '@playwright/test';
import { fingerprint } from '../../src/domain/session/token';
import { pauseClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { callsTo, pageLoads } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { chooseManager, contexts, expectContext, holdSwitch } from '../helpers/screens/switcher';
import { ana } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { chooseLogout } from '../helpers/session/logout';
import { logIn } from '../helpers/session/session';

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

/** Waits until the tab is idle with Ana's first unit. */
async function expectHome(tab: Page): Promise<void> {
  await expect(tab.getByText('286.84').first()).toBeVisible();
}

/** Logs Ana in and opens two tabs of hers: the test's own on open items, and another one. @returns the other */
async function openTwoTabs(
  { page, context, signIn }: { page: Page; context: BrowserContext; signIn: () => Promise<string> },
  path: string,
): Promise<Page> {
  await page.clock.install();
  await signIn();
  await page.goto('/odprte-postavke');
  const other = await openTab(context, path);
  await expectHome(other);
  await expectHome(page);
  return other;
}

test('B01 K8 a logout in one tab ends the session in the other at once, and its polls too', async ({
  page,
  context,
  flight,
  signIn,
}) => {
  const other = await openTwoTabs({ page, context, signIn }, '/');
  // The check every 15 s is stopped, so only the `storage` event can tell of the logout.
  await pauseClock(page);
  await chooseLogout(other);
  await expect(page).toHaveURL('/prijava');
  await expect(page.getByText('286.84')).toHaveCount(0);
  await expectLoggedOut(page);
  const calls = callsTo(flight.record.requests).length;
  for (let minute = 0; minute < 2; minute += 1) await page.clock.runFor(60_000);
  expect(callsTo(flight.record.requests)).toHaveLength(calls);
});

test('B03 a switch in one tab reloads the other, and no token is sent with another’s unit', async ({
  page,
  context,
  flight,
  signIn,
}) => {
  const other = await openTwoTabs({ page, context, signIn }, '/');
  const old = await page.evaluate(() => localStorage.getItem('JWT'));
  await chooseManager(other, contexts.otherManager.manager);
  for (const tab of [other, page]) {
    await expectContext(tab, contexts.otherManager);
    await expect(tab.locator('body')).not.toContainText(/Javorjeva|Brezova pot/);
  }
  await expect(page).toHaveURL('/odprte-postavke');
  await expect(page.getByText('Upravnik je uspešno zamenjan')).toHaveCount(0);
  expect(pageLoads(flight.record.requests)).toHaveLength(4);

  const pairs = callsTo(flight.record.requests).flatMap(({ url, headers }) => {
    const unit = /\/unread_num\/(\w+)|inventarna_stevilka=(\w{4})/.exec(url)?.slice(1).join('');
    const owner = headers.authorization === `Bearer ${old}` ? 'first' : 'second';
    return unit === undefined ? [] : [`${owner} ${unit}`];
  });
  expect([...new Set(pairs)].sort()).toEqual(['first 0137', 'second 0044']);
});

test('B03 a poll of the other tab that is refused during the switch does not log out', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  const other = await openTwoTabs({ page, context, signIn }, '/');
  const held = await holdSwitch(other);
  await chooseManager(other, contexts.otherManager.manager);
  await expect(other.locator('[data-overlay]')).toBeVisible();
  await held.switched;
  const refused = page.waitForResponse((response) => response.status() === 401);
  // A tab that has received an answer of another tab polls a little later than that tab.
  await page.clock.runFor(17_000);
  await refused;
  held.release();
  for (const tab of [other, page]) await expectContext(tab, contexts.otherManager);
});

for (const [what, act] of [
  ['storage is cleared', () => localStorage.clear()],
  ['the token is removed', () => localStorage.removeItem('JWT')],
] as const) {
  test(`B04 K8 when ${what}, the other tab is logged out at once and the same tab at its next check`, {
    tag: '@long',
  }, async ({ page, context, signIn }) => {
    const other = await openTwoTabs({ page, context, signIn }, '/odprte-postavke');
    // Without a server only the check of storage can detect it.
    await api(page, /\/api\//, { abort: true });
    await pauseClock(page);
    await page.evaluate(act);
    await expect(other).toHaveURL('/prijava');
    await expectLoggedOut(other);
    await page.clock.runFor(15_000);
    await expectLoggedOut(page);
    await expect(page.getByText('286.84')).toHaveCount(0);
  });
}

test('B06 a login in one tab logs the other one in, without a second login', {
  tag: '@long',
}, async ({ page, context, flight }) => {
  const other = await openTab(context, '/odprte-postavke');
  await expect(other).toHaveURL('/prijava');
  await logIn(page, ana);
  await expectHome(page);
  await expect(other).toHaveURL('/');
  await expectHome(other);
  expect(callsTo(flight.record.requests, '/login')).toHaveLength(1);
  const tokens = callsTo(flight.record.requests, '/open_items').map(
    ({ headers }) => headers.authorization,
  );
  expect(new Set(tokens).size).toBe(1);
});

test('an invalid message on the tabs’ channel changes nothing', { tag: '@long' }, async ({
  page,
  context,
  signIn,
}) => {
  const from = fingerprint(await signIn());
  await page.goto('/vase-enote');
  const badge = page.getByRole('link', { name: 'Obvestila, 2 neprebrani' });
  await expect(badge).toBeVisible();
  const { portal: release } = await (await page.request.get('/release.json')).json();
  const other = await openTab(context, '/osebni-podatki.html');
  await other.evaluate(
    (own) => {
      const channel = new BroadcastChannel('portal');
      const invalid = [
        null,
        'access',
        5,
        { kind: 'access' },
        { kind: 'access', answer: { pages: 'all', hasTenants: false } },
        { kind: 'counts', counts: 5, asked: 0 },
        { kind: 'counts', counts: [[['unread', 'notifications'], 'many']], asked: 0 },
      ];
      for (const message of [null, 'hello', 5, [], {}]) channel.postMessage(message);
      for (const each of invalid) channel.postMessage({ ...own, message: each });
      // The last one is a valid message, so all before it have been received.
      const counts = [[['unread', 'notifications'], 7]];
      const message = { kind: 'counts', counts, asked: Date.now() };
      channel.postMessage({
        ...own,
        release: '0.9.0',
        message: { ...message, counts: [[['unread', 'notifications'], 9]] },
      });
      channel.postMessage({ ...own, message });
    },
    { from, release },
  );
  await other.close();
  await expect(page.getByRole('link', { name: 'Obvestila, 7 neprebranih' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Odprte postavke', exact: true })).toBeVisible();
});

test('each tab works by itself in a browser without BroadcastChannel', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  await logIn(page, ana);
  await expectHome(page);
  const other = await openTab(context, '/odprte-postavke');
  await expectHome(other);
  await expect(page.getByRole('link', { name: 'Obvestila, 2 neprebrani' })).toBeVisible();
  await chooseLogout(page);
  await expectLoggedOut(page);
  await expect(other).toHaveURL('/prijava');
});
