import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { expectError } from '../helpers/screens/add-manager';
import { ana } from '../helpers/session/demo';
import { logInAt, ownWorld } from '../helpers/session/own-world';

const path = '/change_password';
const next = 'Lipov1Drevored';
const form = (page: Page) => page.getByRole('form', { name: 'Sprememba gesla' });
const current = (page: Page) => page.getByLabel('Trenutno geslo');
const wanted = (page: Page) => page.getByLabel('Novo geslo', { exact: true });
const repeated = (page: Page) => page.getByLabel('Ponovite novo geslo');
const send = (page: Page) => page.getByRole('button', { name: 'Spremeni geslo' });
const changed = (page: Page) => form(page).locator('..').getByRole('status');

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profil');
  await expect(page.getByLabel('Ime', { exact: true })).toHaveValue('Ana');
}

async function fill(page: Page, old = ana.password, password = next, repeat = password) {
  await current(page).fill(old);
  await wanted(page).fill(password);
  await repeated(page).fill(repeat);
}

/** Expects all three fields empty and without an error. */
async function expectEmpty(page: Page): Promise<void> {
  for (const field of [current(page), wanted(page), repeated(page)]) {
    await expect(field).toHaveValue('');
  }
}

test('the new password works, the old one does not, this session continues, and nothing typed is kept', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  const backend = await ownWorld(context, baseURL);
  await openProfile(page);
  await fill(page);
  await send(page).click();
  await expect(changed(page)).toContainText('Geslo je uspešno spremenjeno.');
  await expect(changed(page).locator('..')).toBeFocused();
  await expectEmpty(page);
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);

  const at = (password: string) => logInAt(backend, baseURL ?? '', { ...ana, password });
  expect((await at(ana.password)).status).toBe(401);
  expect((await at(next)).status).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Ime', { exact: true })).toHaveValue('Ana');

  // Once the form is sent again, the notice of the last change is no longer true.
  await fill(page, ana.password, 'Tretje3Geslo');
  await send(page).click();
  await expectError(current(page), 'Geslo ni pravilno');
  await expect(changed(page)).toHaveCount(0);
});

test('the notice of a change disappears when the form is sent again', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await api(page, path, { status: 204 });
  await openProfile(page);
  await fill(page);
  await send(page).click();
  await expect(changed(page)).toBeVisible();
  await send(page).click();
  await expectError(current(page), 'Polje Trenutno geslo je obvezno');
  await expect(changed(page)).toHaveCount(0);
});

test('the entire form works by keyboard alone', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  const posts = await api(page, path, { status: 204 });
  await openProfile(page);
  await current(page).focus();
  for (const text of [ana.password, next, next]) {
    await page.keyboard.type(text);
    // Skips the button that shows the password.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(changed(page)).toBeVisible();
  expect(posts[0]?.postDataJSON()).toEqual({ trenutno_geslo: ana.password, novo_geslo: next });
});

test('password managers find the user name that belongs to the password', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await openProfile(page);
  const username = form(page).locator('input[autocomplete="username"]');
  await expect(username).toBeHidden();
  await expect(username).toHaveValue(ana.email);
  await expect(current(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(wanted(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(repeated(page)).toHaveAttribute('autocomplete', 'new-password');
});

test('F10 code 3 is shown at the current password, which gets the focus; all three fields are emptied', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await openProfile(page);
  await fill(page, 'Javorjeva13');
  await send(page).click();
  await expectError(current(page), 'Geslo ni pravilno');
  await expect(current(page)).toBeFocused();
  await expectEmpty(page);
  await expect(page).toHaveURL('/profil');
  await expect(page.getByLabel('Ime', { exact: true })).toHaveValue('Ana');
});

test('each rule of a new password has its message, and nothing is sent', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const posts = await api(page, path, { status: 204 });
  await openProfile(page);
  await send(page).click();
  await expectError(current(page), 'Polje Trenutno geslo je obvezno');
  await expectError(wanted(page), 'Polje Novo geslo je obvezno');
  await expectError(repeated(page), 'Polje Ponovite novo geslo je obvezno');
  await expect(current(page)).toBeFocused();
  for (const [password, message] of [
    ['Abcdef1', 'Dolžina polja Novo geslo mora biti vsaj 8 znakov'],
    [`A1${'a'.repeat(71)}`, 'Dolžina polja Novo geslo ne sme biti večja od 72 znakov'],
    ['abcdefg1', 'Polje Novo geslo mora vsebovati vsaj eno veliko črko.'],
    ['Abcdefgh', 'Polje Novo geslo mora vsebovati vsaj eno številko'],
  ] as const) {
    await wanted(page).fill(password);
    await wanted(page).blur();
    await expectError(wanted(page), message);
  }
  await fill(page, ana.password, next, `${next} `);
  await send(page).click();
  await expectError(repeated(page), 'Polje Ponovite novo geslo se ne ujema');
  expect(posts).toEqual([]);
});

for (const [row, answer, message] of [
  ['F01 500', { status: 500, body: '' }, 'Pri spremembi gesla je prišlo do napake'],
  ['F02 code 5', { status: 500, body: { code: 5 } }, 'Pri spremembi gesla je prišlo do napake'],
  [
    'A24 429',
    { status: 429, body: '', headers: { 'retry-after': '2' } },
    'Preveč poskusov. Poskusite znova čez 1 minuto.',
  ],
  ['F08 no answer', { abort: true }, 'Povezave s strežnikom ni bilo mogoče vzpostaviti.'],
] as const) {
  test(`${row} shows a message in the form, sends nothing again by itself, and the button works again`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await page.clock.install();
    const posts = await api(page, path, answer);
    await openProfile(page);
    await fill(page);
    await send(page).click();
    await expect(form(page).getByRole('alert').filter({ hasText: message })).toBeFocused();
    await expectEmpty(page);
    await page.clock.runFor(60_000);
    expect(posts).toHaveLength(1);
    await api(page, path, { status: 204 });
    await fill(page);
    await send(page).click();
    await expect(changed(page)).toBeVisible();
  });
}

test('F09 repeated submits send one request', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  const posts = await api(page, path, { status: 204, delay: 2_000 });
  await openProfile(page);
  await fill(page);
  await send(page).dblclick();
  await repeated(page).press('Enter');
  await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  await expect(changed(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});
