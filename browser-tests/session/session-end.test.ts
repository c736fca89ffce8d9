import { expect } from '@playwright/test';
import { pauseClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { ana, rok } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { chooseLogout } from '../helpers/session/logout';
import { logIn, sendLogin } from '../helpers/session/session';

test('A18 logout calls the server once, and opens login without a message', async ({
  page,
  flight,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await chooseLogout(page);
  await expectLoggedOut(page);
  expect(callsTo(flight.record.requests, '/logout')).toHaveLength(1);
  await expect(page.getByText('Seja je potekla')).toHaveCount(0);
  await expect(page.getByText('Zupančič')).toHaveCount(0);
});

for (const [what, answer, waits] of [
  ['answers 500', { status: 500, body: {} }, 0],
  ['is cut off', { abort: true }, 0],
  ['never answers', { hang: true }, 4_000],
] as const) {
  test(`A16 A17 a logout whose call ${what} still clears everything and shows that it failed`, {
    tag: '@long',
  }, async ({ page, flight, signIn }) => {
    if (what === 'never answers')
      flight.exempt('I5', 'the overlay waits for the logout, 4 s at most');
    await page.clock.install();
    await signIn();
    await page.goto('/');
    await expect(page.getByText('286.84').first()).toBeVisible();
    const calls = await api(page, '/logout', answer);
    await pauseClock(page);
    await chooseLogout(page);
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.runFor(waits);
    await expectLoggedOut(page);
    await page.clock.resume();
    await expect(page.getByText('Pri odjavi je prišlo do napake')).toBeVisible();
  });
}

test('A16 a logout without a network still clears everything and shows that it failed', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await page.clock.install();
  await signIn();
  // The login page is fetched when the first page has been open for a while.
  const loginPage = page.waitForResponse(/\/assets\/login-/);
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await loginPage;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pauseClock(page);
  await chooseLogout(page);
  await expectLoggedOut(page);
  await page.clock.resume();
  await expect(page.getByText('Pri odjavi je prišlo do napake')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  await expect(page.getByText('286.84')).toHaveCount(0);
});

test('A13 a 401 to the logout itself counts as a logout', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const calls = await api(page, '/logout', { status: 401, body: {} });
  await chooseLogout(page);
  await expectLoggedOut(page);
  expect(calls.length).toBe(1);
});

test('E11 A11 a second user sees no data of the first, not even counts', async ({ page }) => {
  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  await chooseLogout(page);
  await expectLoggedOut(page);
  await api(page, /\/unread_num/, { hang: true });
  // Without a reload, which would empty the memory by itself.
  await sendLogin(page, rok);
  await expect(page.getByText('271.65').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Obvestila', exact: true })).toBeVisible();
  await expect(page.getByText('Zupančič')).toHaveCount(0);
  await expect(page.getByText('Javorjeva')).toHaveCount(0);
  await expect(page.getByText('286.84')).toHaveCount(0);
});
