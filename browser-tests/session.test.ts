import { expect, type Page } from '@playwright/test';
import { pageTable } from '../src/navigation/page-table';
import { ana, arriveLoggedIn, rok } from './helpers/demo';
import { api } from './helpers/faults';
import { test } from './helpers/portal';
import { choose } from './helpers/select';
import { jwt, logIn, seedSession } from './helpers/session';

const now = () => Math.floor(Date.now() / 1000);
const user = { id: 4821, firstname: 'Ana', lastname: 'Zupančič', email: ana.email };

/** The session's keys that storage still holds. */
const sessionKeys = (page: Page) =>
  page.evaluate(() =>
    ['JWT', 'userData', 'selectedUnit'].filter((key) => localStorage.getItem(key)),
  );

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/prijava');
  expect(await sessionKeys(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('allowedPages'))).toBe(
    '[100,101,102,103,104,105,106,107,108]',
  );
}

test('A01 without a token every protected page leads to login, and nothing is asked', async ({
  page,
  flight,
}) => {
  for (const { path } of pageTable.filter((entry) => entry.requiresAuth)) {
    await page.goto(path.replace(':id_vlozisca', '12'));
    await expect(page).toHaveURL('/prijava');
  }
  expect(flight.record.requests.filter(({ url }) => url.includes('/api/'))).toEqual([]);
});

for (const [what, token] of Object.entries({
  'expired a second ago': jwt(now() - 1),
  'without exp': jwt(undefined),
  'with exp as text': jwt(String(now() + 60)),
  'with a negative exp': jwt(-1),
  'that is no token': 'abc',
  'of two parts': 'a.b',
  'of an empty part': 'a..c',
  'of bad base64': 'a.%%%.c',
  'of a megabyte': 'x'.repeat(1_000_000),
})) {
  test(`A02–A04 a stored token ${what} is no session: it is cleared and never sent`, async ({
    page,
    context,
    baseURL,
    flight,
  }) => {
    await seedSession(context, baseURL ?? '', { token, user });
    await page.goto('/odprte-postavke');
    await expectLoggedOut(page);
    expect(flight.record.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
  });
}

test('A05 Slovenian letters in the token do no harm', async ({ page, context, baseURL }) => {
  await seedSession(context, baseURL ?? '', {
    token: jwt(now() + 3600, { name: 'Žiga Šuštar ???>>>' }),
    user: { ...user, firstname: 'Žiga' },
  });
  for (const [path, body] of Object.entries({
    '/allowed_pages': [],
    '/enota': [],
    '/user_managers': [],
  })) {
    await api(page, path, { status: 200, body });
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrodošli, Žiga!');
});

test('A06 a token that expires while nobody touches the page ends the session within 15 s', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.clock.install();
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 8 * 3600 * 1000);
  await page.clock.runFor(15_000);
  await expectLoggedOut(page);
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toBeVisible();
  await expect(page.getByText('286.84')).toHaveCount(0);
});

test('A06 so it does when the server can not be reached', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.clock.install();
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await api(page, /\/api\//, { abort: true });
  await page.clock.setSystemTime(Date.now() + 8 * 3600 * 1000);
  await page.clock.runFor(15_000);
  await expectLoggedOut(page);
});

test('K7 a token that has just expired is not sent any more', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.clock.install();
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 8 * 3600 * 1000);
  const calls = await api(page, '/open_items', {});
  await choose(page, 'Enota', 'Vse enote');
  await expectLoggedOut(page);
  expect(calls.map((call) => call.headers().authorization)).toEqual([undefined]);
});

test('A08 a token of ten years stays a session', async ({ page, context, baseURL }) => {
  await seedSession(context, baseURL ?? '', { token: jwt(now() + 10 * 365 * 86_400), user });
  for (const path of ['/enota', '/user_managers', '/allowed_pages']) {
    await api(page, path, { status: 200, body: [] });
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrodošli, Ana!');
  await page.waitForTimeout(2_000);
  await expect(page).toHaveURL('/');
});

for (const path of [
  '/allowed_pages',
  '/has_user_tenants',
  '/enota',
  '/user_managers',
  '/notifications/unread_num',
  '/bulletin/unread_num/0137',
  '/open_items',
]) {
  test(`A11 a 401 to ${path} ends the session`, async ({ page, context, request, baseURL }) => {
    await arriveLoggedIn(context, request, baseURL);
    await api(page, path, { status: 401, body: {} });
    await page.goto('/odprte-postavke');
    await expectLoggedOut(page);
    await expect(page.getByText('286.84')).toHaveCount(0);
  });
}

test('A12 many 401s at once are one end: one toast, one step back, no call for logout', async ({
  page,
  context,
  request,
  baseURL,
  flight,
}) => {
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await api(page, /\/api\//, { status: 401, body: {}, delay: 100 });
  await page.getByRole('link', { name: 'Obvestila' }).click();
  await page.reload();
  await expectLoggedOut(page);
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 2);
  expect(flight.record.requests.filter(({ url }) => url.endsWith('/logout'))).toEqual([]);
});

test('A15 a 403 on a page’s call ends nothing: the page says so and the shell goes on', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await arriveLoggedIn(context, request, baseURL);
  await api(page, '/open_items', { status: 403, body: {} });
  await page.goto('/odprte-postavke');
  await expect(page.getByRole('alert').filter({ hasText: 'Nimate dostopa' })).toBeVisible();
  await page.getByRole('link', { name: 'Vaše enote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaše enote');
});

async function chooseLogout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).dblclick();
}

test('A18 logout calls the server once, and leads to login without a message', async ({
  page,
  context,
  request,
  baseURL,
  flight,
}) => {
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await chooseLogout(page);
  await expectLoggedOut(page);
  expect(flight.record.requests.filter(({ url }) => url.endsWith('/logout')).length).toBe(1);
  await expect(page.getByText('Seja je potekla')).toHaveCount(0);
  await expect(page.getByText('Zupančič')).toHaveCount(0);
});

for (const [what, answer, limit] of [
  ['answers 500', { status: 500, body: {} }, 2_000],
  ['is cut off', { abort: true }, 2_000],
  ['never answers', { hang: true }, 5_000],
] as const) {
  test(`A16–A17 a logout whose call ${what} clears all the same, and says that it failed`, async ({
    page,
    context,
    request,
    baseURL,
    flight,
  }) => {
    if (what === 'never answers')
      flight.exempt('I5', 'the overlay waits for the logout, 4 s at most');
    await arriveLoggedIn(context, request, baseURL);
    await page.goto('/');
    await expect(page.getByText('286.84').first()).toBeVisible();
    await api(page, '/logout', answer);
    await chooseLogout(page);
    await expect(page).toHaveURL('/prijava', { timeout: limit });
    await expectLoggedOut(page);
    await expect(page.getByText('Pri odjavi je prišlo do napake')).toBeVisible();
  });
}

test('A13 a 401 to the logout itself is a logout', async ({ page, context, request, baseURL }) => {
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const calls = await api(page, '/logout', { status: 401, body: {} });
  await chooseLogout(page);
  await expectLoggedOut(page);
  expect(calls.length).toBe(1);
});

test('A21 a reload stays on the page and never shows the login page', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/odprte-postavke');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[type=password]')) document.title = 'login was shown';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByText('286.84').first()).toBeVisible();
  await expect(page).toHaveURL('/odprte-postavke');
  await expect(page).toHaveTitle('Odprte postavke – Portal stanovalca');
});

test('B01 a logout in one tab ends the session in the other within 2 s', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await arriveLoggedIn(context, request, baseURL);
  await page.goto('/odprte-postavke');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText('286.84').first()).toBeVisible();
  await expect(page.getByText('286.84').first()).toBeVisible();
  await chooseLogout(other);
  await expect(page).toHaveURL('/prijava', { timeout: 2_000 });
  await expect(page.getByText('286.84')).toHaveCount(0);
});

test('two users after each other: nothing of the first is left for the second', async ({
  page,
}) => {
  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  await chooseLogout(page);
  await expectLoggedOut(page);
  // In the same page: a reload would empty the memory by itself.
  await page.getByLabel('E-poštni naslov').fill(rok.email);
  await page.getByLabel('Geslo', { exact: true }).fill(rok.password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(page.getByText('271.65').first()).toBeVisible();
  await expect(page.getByText('Zupančič')).toHaveCount(0);
  await expect(page.getByText('Javorjeva')).toHaveCount(0);
  await expect(page.getByText('286.84')).toHaveCount(0);
});
