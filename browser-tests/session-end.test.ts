import { expect, type Page } from '@playwright/test';
import { ana, rok } from './helpers/demo';
import { api } from './helpers/faults';
import { expectLoggedOut } from './helpers/logged-out';
import { test } from './helpers/portal';
import { logIn } from './helpers/session';

for (const path of [
  '/allowed_pages',
  '/has_user_tenants',
  '/enota',
  '/user_managers',
  '/notifications/unread_num',
  '/bulletin/unread_num/0137',
  '/open_items',
]) {
  test(`A11 a 401 to ${path} ends the session`, async ({ page, signIn }) => {
    await signIn();
    await api(page, path, { status: 401, body: {} });
    await page.goto('/odprte-postavke');
    await expectLoggedOut(page);
    await expect(page.getByText('286.84')).toHaveCount(0);
  });
}

test('A12 many 401s at once are one end: one toast, one step back, no call for logout', async ({
  page,
  flight,
  signIn,
}) => {
  await signIn();
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
  signIn,
}) => {
  await signIn();
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
  flight,
  signIn,
}) => {
  await signIn();
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
    flight,
    signIn,
  }) => {
    if (what === 'never answers')
      flight.exempt('I5', 'the overlay waits for the logout, 4 s at most');
    await signIn();
    await page.goto('/');
    await expect(page.getByText('286.84').first()).toBeVisible();
    await api(page, '/logout', answer);
    await chooseLogout(page);
    await expect(page).toHaveURL('/prijava', { timeout: limit });
    await expectLoggedOut(page);
    await expect(page.getByText('Pri odjavi je prišlo do napake')).toBeVisible();
  });
}

test('A13 a 401 to the logout itself is a logout', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  const calls = await api(page, '/logout', { status: 401, body: {} });
  await chooseLogout(page);
  await expectLoggedOut(page);
  expect(calls.length).toBe(1);
});

test('A21 a reload stays on the page and never shows the login page', async ({ page, signIn }) => {
  await signIn();
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
  signIn,
}) => {
  await signIn();
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
