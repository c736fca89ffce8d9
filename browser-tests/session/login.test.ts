import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { ana } from '../helpers/session/demo';
import { logIn, sendLogin } from '../helpers/session/session';

test('login from the portal’s address leads to home and on to the open items', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/prijava');
  await sendLogin(page, ana);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
  await expect(page.getByRole('row').filter({ hasText: '26090314' })).toContainText('Zapadlo');
});

test('W09 login works by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/prijava');
  await page.getByLabel('E-poštni naslov').focus();
  await page.keyboard.type(ana.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ana.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('a login opens the page that was requested before it', async ({ page }) => {
  await page.goto('/odprte-postavke');
  await expect(page).toHaveURL('/prijava');
  await sendLogin(page, ana);
  await expect(page).toHaveURL('/odprte-postavke');
});

test('A20 a wrong password shows a message, keeps the e-mail and empties the password', async ({
  page,
}) => {
  const refused = page.waitForResponse((response) => response.url().endsWith('/login'));
  await logIn(page, { ...ana, password: 'Javorjeva13' });
  expect((await refused).status()).toBe(401);
  const failure = page.getByRole('alert').filter({ hasText: 'E-mail ali geslo ni pravilno' });
  await expect(failure).toBeFocused();
  await expect(page.getByLabel('E-poštni naslov')).toHaveValue(ana.email);
  await expect(page.getByLabel('Geslo', { exact: true })).toHaveValue('');
  await expect(page.getByText('Polje Geslo je obvezno')).toHaveCount(0);
  await expect(page).toHaveURL('/prijava');
});

test('W19 fields are validated when they are left, not while they are typed in', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/prijava');
  const email = page.getByLabel('E-poštni naslov');
  await email.pressSequentially('ana');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(
    'Vrednost polja E-poštni naslov mora biti ustrezen e-naslov',
  );
  await email.pressSequentially('@example.si');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.blur();
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a login opens what a link named on the page that was requested before it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/pogosta-vprasanja#vprasanje-3');
  await expect(page).toHaveURL('/prijava');
  await sendLogin(page, ana);
  await expect(page).toHaveURL('/pogosta-vprasanja#vprasanje-3');
});

test('W19 an empty form names both fields and focuses the first', async ({ page }) => {
  await page.goto('/prijava');
  const posts = await api(page, '/login', {});
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Popravite 2 napaki' }).getByRole('link'),
  ).toHaveText(['Polje E-poštni naslov je obvezno', 'Polje Geslo je obvezno']);
  await expect(page.getByRole('alert')).toHaveText('Popravite 2 napaki');
  await expect(page.getByLabel('E-poštni naslov')).toBeFocused();
  await expect(page.getByLabel('Geslo', { exact: true })).toHaveAccessibleDescription(
    'Polje Geslo je obvezno',
  );
  expect(posts).toEqual([]);
});

test('one click is enough while errors are shown', { tag: '@long' }, async ({ page }) => {
  await page.goto('/prijava');
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await sendLogin(page, ana);
  await expect(page).toHaveURL('/');
});

test('F09 repeated submits send one request', { tag: '@long' }, async ({ page }) => {
  await page.goto('/prijava');
  const posts = await api(page, '/login', { delay: 800 });
  await page.getByLabel('E-poštni naslov').fill(ana.email);
  await page.getByLabel('Geslo', { exact: true }).fill(ana.password);
  const button = page.getByRole('button', { name: 'Prijava', exact: true });
  await button.dblclick();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/');
  expect(posts.length).toBe(1);
});

test('E22 a password of 64 characters and more is sent as typed', { tag: '@long' }, async ({
  page,
}) => {
  const password = ` ${'aB3č'.repeat(20)} `;
  const posts = await api(page, '/login', { status: 401, body: { code: 6 } });
  await logIn(page, { email: ana.email, password });
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(posts[0]?.postDataJSON()).toEqual({ email: ana.email, password });
});

test('a password can be shown and hidden', { tag: '@long' }, async ({ page }) => {
  await page.goto('/prijava');
  const password = page.getByLabel('Geslo', { exact: true });
  await page.getByRole('button', { name: 'Prikaži geslo' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Skrij geslo' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

const user = {
  id: 1,
  firstname: 'ALFA',
  lastname: '',
  email: '',
  selected_manager: '',
  code_payer: '',
};
for (const [what, body] of Object.entries({
  'no token': { user_data: user },
  'a null token': { user_data: user, token_string: null },
  'a token that cannot be decoded': { user_data: user, token_string: 'abc' },
  'no user': { token_string: 'a.e30.c' },
  nothing: {},
  'a page of HTML': '<html></html>',
})) {
  test(`A19 an answer with ${what} opens no session`, { tag: '@long' }, async ({ page }) => {
    await api(page, '/login', { status: 200, body });
    await logIn(page, ana);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL('/prijava');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key !== 'allowedPages')).toEqual([]);
  });
}

test.describe('a failing server', () => {
  for (const [row, status, message] of [
    ['F01', 500, 'Pri prijavi je prišlo do napake'],
    ['A24', 429, 'Preveč poskusov. Poskusite znova čez 1 minuto.'],
  ] as const) {
    test(`${row} answers ${status}: login shows a message, nothing is sent again, and the button works again`, {
      tag: '@long',
    }, async ({ page, flight }) => {
      await page.clock.install();
      const headers = { 'retry-after': '2' };
      await api(page, '/login', { status, headers, body: '', times: 1 });
      await logIn(page, ana);
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await page.clock.runFor(60_000);
      await page.getByLabel('Geslo', { exact: true }).fill(ana.password);
      expect(callsTo(flight.record.requests, '/login')).toHaveLength(1);
      await page.getByRole('button', { name: 'Prijava', exact: true }).click();
      await expect(page).toHaveURL('/');
      expect(callsTo(flight.record.requests, '/login')).toHaveLength(2);
    });
  }

  test('F08 cannot be reached: login shows a message, and nothing is sent again', async ({
    page,
  }) => {
    const posts = await api(page, '/login', { abort: true });
    await logIn(page, ana);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Povezave s strežnikom' }),
    ).toBeVisible();
    expect(posts.length).toBe(1);
  });
});

test('A22 a logged-in user who opens login is sent home', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/prijava');
  await expect(page).toHaveURL('/');
});

test('only the keys of the specification are stored, and of the user only its six fields', async ({
  page,
}) => {
  await logIn(page, ana);
  await expect(page.getByText('286.84').first()).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual([
    'JWT',
    'allowedPages',
    'layout',
    'selectedUnit',
    'userData',
  ]);
  expect(Object.keys(JSON.parse(stored.userData ?? '')).sort()).toEqual([
    'code_payer',
    'email',
    'firstname',
    'id',
    'lastname',
    'selected_manager',
  ]);
});
