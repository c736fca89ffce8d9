import { expect } from '@playwright/test';
import { callsOf, forgetCalls, installClock, pass, stopClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { pageLoads } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import {
  addButton,
  expectError,
  fillBill,
  freeBill,
  linked,
  managers,
  openAddManager,
} from '../helpers/screens/add-manager';
import { openSelect } from '../helpers/screens/select';
import { ana, rok } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';
import { code, manager, password, path, question } from './add-manager-fields';

test('a switch that fails shows a message, and the question stays', { tag: '@long' }, async ({
  page,
  signIn,
  flight,
}) => {
  await signIn();
  await api(page, path, linked);
  await openAddManager(page);
  await fillBill(page, freeBill);
  await addButton(page).click();
  const posts = await api(page, /\/switch_manager\//, { status: 500, body: '', delay: 2_500 });
  const yes = question(page).getByRole('button', { name: 'Da, preklopi' });
  await yes.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(yes).toHaveAttribute('aria-busy', 'true');
  // The keyboard still reaches the next button while the overlay covers the page; it must do nothing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const toast = 'Prišlo je do napake pri menjavi upravnika';
  await expect(page.getByRole('alert').filter({ hasText: toast })).toBeVisible();
  await expect(yes).toHaveAttribute('aria-busy', 'false');
  await expect(question(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(pageLoads(flight.record.requests)).toHaveLength(1);
});

test('the entire form works by keyboard alone', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  const posts = await api(page, path, linked);
  await openAddManager(page);
  await manager(page).focus();
  await page.keyboard.press('ArrowDown');
  // Keys that come before the list's library are kept only until the focus leaves.
  await expect(page.getByRole('listbox', { name: 'Upravnik' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(freeBill.code);
  await page.keyboard.press('Tab');
  await page.keyboard.type(freeBill.password);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  expect(posts).toHaveLength(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Da, preklopi' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Dodano: `)).toBeVisible();
});

test('a code may contain letters', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  const posts = await api(page, path, linked);
  await openAddManager(page);
  await fillBill(page, { ...freeBill, code: '0A-77' });
  await addButton(page).click();
  await expect(question(page)).toBeVisible();
  expect(posts[0]?.postDataJSON()).toMatchObject({ code_payer: '0A-77' });
});

test('a code that is already linked is reported without a request, at its own manager only', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  const already = 'Ta šifra plačnika je že povezana z vašim računom.';
  const posts = await api(page, path, linked);
  await openAddManager(page);
  await fillBill(page, { manager: managers.zelenigaj, code: '104 217', password: 'K7M4-2QXA' });
  await addButton(page).click();
  await expectError(code(page), already);
  await expect(code(page)).toBeFocused();
  expect(posts).toEqual([]);

  await openSelect(page, 'Upravnik');
  await page.getByRole('option', { name: managers.breza }).click();
  await expect(page.getByText(already)).toHaveCount(0);
  await addButton(page).click();
  await expect(question(page)).toBeVisible();
});

for (const [who, typed, field, message] of [
  [
    ana,
    { manager: managers.zelenigaj, code: '120555', password: 'ZZZZ-9999' },
    password,
    'Neveljavno geslo iz položnice',
  ],
  [
    ana,
    { manager: managers.zelenigaj, code: '999999', password: 'K7M4-2QXA' },
    code,
    'Šifra plačnika za izbranega upravnika ne obstaja',
  ],
  [
    rok,
    { manager: managers.zelenigaj, code: '104217', password: 'T5N8-3HJC' },
    code,
    'Uporabnik s to šifro plačnika že obstaja',
  ],
] as const) {
  test(`the server’s "${message}" is shown at its field, and the other fields keep their values`, {
    tag: '@long',
  }, async ({ page, context, baseURL }) => {
    await ownWorld(context, baseURL, who);
    await openAddManager(page);
    await fillBill(page, typed);
    await addButton(page).click();
    const at = field(page);
    await expectError(at, message);
    await expect(at).toBeFocused();
    await expect(manager(page)).toContainText(typed.manager);
    await expect(code(page)).toHaveValue(typed.code);
    await expect(password(page)).toHaveValue(typed.password);
    await at.fill('X1');
    await at.blur();
    await expect(page.getByText(message)).toHaveCount(0);
  });
}

test('the user of a payer code that has an account can be asked for access; a reload keeps manager and code', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(rok);
  await openAddManager(page);
  const taken = { manager: managers.zelenigaj, code: '104217', password: 'T5N8-3HJC' };
  await fillBill(page, taken);
  await addButton(page).click();
  await expectError(code(page), 'Uporabnik s to šifro plačnika že obstaja');
  const asked = await api(page, '/access_request', {});
  await page.getByRole('button', { name: 'Prosi za dostop' }).click();
  await expect(page.getByText('Prošnja je poslana.')).toBeVisible();
  expect(asked[0]?.postDataJSON()).toMatchObject({
    manager: 'zelenigaj',
    code_payer: taken.code,
    bill_password: taken.password,
    email: rok.email,
  });
  await page.reload();
  await expect(code(page)).toHaveValue(taken.code);
  await expect(manager(page)).toContainText(taken.manager);
  await expect(password(page)).toHaveValue('');
});

for (const [error, status, field, message] of [
  ['User with this code exists', 409, code, 'Uporabnik s to šifro plačnika že obstaja'],
  ['Manager data is missing', 422, manager, 'Manjkajo podatki upravitelja'],
] as const) {
  test(`F10 "${error}" is shown at its field, which gets the focus`, { tag: '@long' }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await api(page, path, { status, body: { error } });
    await openAddManager(page);
    await fillBill(page, freeBill);
    await addButton(page).click();
    await expectError(field(page), message);
    await expect(field(page)).toBeFocused();
    await expect(password(page)).toHaveValue(freeBill.password);
  });
}

for (const [row, answer, message] of [
  ['F01 500', { status: 500, body: '' }, 'Pri dodajanju upravnika je prišlo do napake'],
  ['F02 code 5', { status: 500, body: { code: 5 } }, 'Pri dodajanju upravnika je prišlo do napake'],
  [
    'A24 429',
    { status: 429, body: '', headers: { 'retry-after': '2' } },
    'Preveč poskusov. Poskusite znova čez 1 minuto.',
  ],
  ['F08 no answer', { abort: true }, 'Povezave s strežnikom ni bilo mogoče vzpostaviti.'],
] as const) {
  test(`${row} shows a message, sends nothing again by itself, and the button works again`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await page.clock.install();
    const posts = await api(page, path, answer);
    await openAddManager(page);
    await fillBill(page, freeBill);
    await addButton(page).click();
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: message });
    await expect(failure).toBeFocused();
    await page.clock.runFor(60_000);
    expect(posts).toHaveLength(1);
    await expect(code(page)).toHaveValue(freeBill.code);
    await api(page, path, linked);
    await addButton(page).click();
    await expect(question(page)).toBeVisible();
  });
}

test('D02 a half-typed form keeps its text and the focus through two minutes of polls', {
  tag: '@long',
}, async ({ page, signIn, context }) => {
  await signIn();
  await installClock(context);
  await openAddManager(page);
  await fillBill(page, { ...freeBill, password: 'R9T3' });
  await expect(password(page)).toBeFocused();
  await stopClock(page);
  await forgetCalls(page);
  await pass(page, 120);
  expect((await callsOf(page)).length).toBeGreaterThan(8);
  await expect(manager(page)).toContainText(managers.breza);
  await expect(code(page)).toHaveValue(freeBill.code);
  await expect(password(page)).toHaveValue('R9T3');
  await expect(password(page)).toBeFocused();
});

test('managers that fail to load can be requested again; typed text stays', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, /\/v1\/managers$/, { status: 400, body: {}, times: 1 });
  await openAddManager(page);
  await code(page).fill('77');
  const failed = page.getByRole('main').getByRole('alert');
  await failed.getByRole('button', { name: 'Poskusi znova' }).click();
  await openSelect(page, 'Upravnik');
  await expect(page.getByRole('option', { name: managers.breza })).toBeVisible();
  await expect(code(page)).toHaveValue('77');
});
