import { expect } from '@playwright/test';
import { callsOf, forgetCalls, installClock, pass, stopClock } from '../helpers/answers/clock';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import {
  answerChange,
  fact,
  firstname,
  lastname,
  openProfile,
  own,
  path,
  profile,
  save,
} from '../helpers/screens/profile';

for (const [count, words] of [
  [0, '0 enot'],
  [1, '1 enota'],
  [2, '2 enoti'],
  [5, '5 enot'],
] as const) {
  test(`${words} without the page of units are not a link; a placeholder date is shown as /`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    const zadnja_prijava = count === 0 ? null : '1899-12-30T00:00:00+01:00';
    await api(page, path, { body: { ...profile, enote_stevilo: count, zadnja_prijava } });
    await api(page, 'v2/allowed_pages', { body: [2] });
    await openProfile(page);
    await expect(fact(page, 'Enote')).toHaveText(words);
    await expect(fact(page, 'Enote').getByRole('link')).toHaveCount(0);
    await expect(fact(page, 'Zadnja prijava')).toHaveText('/');
  });
}

test('text typed while the name is being saved stays', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await openProfile(page);
  await answerChange(page, { body: { ...profile, firstname: 'Anica' }, delay: 1_000 });
  await firstname(page).fill('Anica');
  await save(page).click();
  await lastname(page).fill('Zupan');
  await expect(page.getByText('Uspešno urejeno')).toBeVisible();
  await expect(lastname(page)).toHaveValue('Zupan');
});

test('a name that another device has changed is in its field when the profile has been read again; what is typed stays', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.clock.install();
  await openProfile(page);
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).first().click();
  await expect(page).toHaveURL('/odprte-postavke');
  await page.clock.runFor(31_000);
  await api(page, path, { body: { ...profile, lastname: 'Novak' }, delay: 1_500 });
  await page.goBack();
  await expect(lastname(page)).toHaveValue('Zupančič');
  await firstname(page).fill('Anja');
  await expect(lastname(page)).toHaveValue('Novak');
  await expect(firstname(page)).toHaveValue('Anja');
});

for (const [row, answer, message] of [
  ['F01 500', { status: 500, body: '' }, 'Pri urejanju je prišlo do napake'],
  ['F02 code 5', { status: 500, body: { code: 5 } }, 'Pri urejanju je prišlo do napake'],
  ['F02 code 1', { status: 422, body: { code: 1 } }, 'Prejeti so bili neveljavni podatki'],
  ['F08 no answer', { abort: true }, 'Povezave s strežnikom ni bilo mogoče vzpostaviti.'],
] as const) {
  test(`${row} to a new name is shown in its form; the name stays and can be sent again`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    await signIn();
    await page.clock.install();
    await openProfile(page);
    const puts = await answerChange(page, answer);
    await firstname(page).fill('Anica');
    await save(page).click();
    await expect(own(page).getByRole('alert').filter({ hasText: message })).toBeFocused();
    await page.clock.runFor(60_000);
    expect(puts).toHaveLength(1);
    await expect(firstname(page)).toHaveValue('Anica');
    await answerChange(page, { body: { ...profile, firstname: 'Anica' } });
    await save(page).click();
    await expect(page.getByText('Uspešno urejeno')).toBeVisible();
  });
}

test('F09 repeated submits of a name send one request', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await openProfile(page);
  const puts = await answerChange(page, { body: profile, delay: 2_000 });
  await save(page).dblclick();
  await firstname(page).press('Enter');
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Uspešno urejeno')).toBeVisible();
  expect(puts).toHaveLength(1);
});

test('D02 a half-typed name keeps its text and the focus through two minutes of polls', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await signIn();
  await installClock(context);
  await openProfile(page);
  await firstname(page).fill('An');
  await page.getByLabel('Trenutno geslo').fill('Javor');
  await stopClock(page);
  await forgetCalls(page);
  await pass(page, 120);
  expect((await callsOf(page)).length).toBeGreaterThan(8);
  await expect(firstname(page)).toHaveValue('An');
  await expect(page.getByLabel('Trenutno geslo')).toHaveValue('Javor');
  await expect(page.getByLabel('Trenutno geslo')).toBeFocused();
});

test('a profile that fails to load can be requested again; password and logout are available', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, path, { status: 400, body: {}, times: 1 });
  await page.goto('/profil');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await page.getByLabel('Trenutno geslo').fill('Javor');
  await failed.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(firstname(page)).toHaveValue('Ana');
  await expect(page.getByLabel('Trenutno geslo')).toHaveValue('Javor');
});
