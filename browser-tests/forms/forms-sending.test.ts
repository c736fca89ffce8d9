/** A form whose sending fails, or that is left while it is sent (`pages.md` P24, F08–F10, F14). */
import { expect } from '@playwright/test';
import type { FaultyAnswer } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import {
  correct,
  expectStep,
  file,
  form,
  goTo,
  openForm,
  receivedNumber,
  send,
} from '../helpers/screens/forms';
import { fill, logOut, meet, PATH, subject } from './question';

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openForm(page, 'splosno_vprasanje');
});

test('F08 F10 a broken connection, 413, 422 and 500 keep the entire form, and nothing is sent again', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await goTo(page, 'files');
  await form(page).getByLabel('Priloga').setInputFiles(file('ključ.jpg'));
  const napake = [{ polje: 'zadeva', razlog: 'neustrezno', meja: null }];
  const cases: readonly [FaultyAnswer, string, 'data' | 'files' | 'review'][] = [
    [{ abort: true }, 'Preden vlogo oddate znova, poglejte med oddane vloge', 'review'],
    [
      { status: 413, body: '<html>' },
      'Datoteka je prevelika. Največja dovoljena velikost je 10 MB.',
      'files',
    ],
    [{ status: 422, body: { code: 1, napake } }, 'Vrednost polja Zadeva ni ustrezna', 'data'],
    [{ status: 500, body: {} }, 'Pri nalaganju slike je prišlo do napake', 'review'],
  ];
  for (const [answer, message, step] of cases) {
    await goTo(page, 'review');
    const count = await meet(page, answer);
    await send(page).click();
    await expect(form(page).getByText(message).first()).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(count()).toBe(1);
    await page.unrouteAll();
    await expectStep(page, step);
    if (step === 'data') await expect(form(page).getByLabel('Zadeva')).toBeFocused();
    await goTo(page, 'review');
    await expect(form(page).getByText(subject, { exact: true })).toBeVisible();
    await expect(form(page).getByText('ključ.jpg', { exact: true })).toBeVisible();
  }
  await send(page).click();
  await receivedNumber(page);
  await page.goto(PATH);
  await expect(form(page).getByLabel('Zadeva')).toHaveValue('');
});

test('F10 a failure after the user has left is reported on the current page, and the draft stays in the form', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await goTo(page, 'review');
  await meet(page, { status: 500, body: {}, delay: 1_500 });
  await send(page).click();
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Odprte postavke', level: 1 })).toBeVisible();
  const toast = page.getByText('Splošno vprašanje upravniku: oddaja ni uspela.');
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/odprte-postavke');
  await page.goBack();
  await expectStep(page, 'review');
  await correct(page, 'data');
  await expect(form(page).getByLabel('Zadeva')).toHaveValue(subject);
});

test('F09 a form that is left and opened again while it is sent is sent once', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await goTo(page, 'review');
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/forms/splosno_vprasanje', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    await held;
    await route.fallback();
  });
  await send(page).click();
  const reopen = async () => {
    await page.getByRole('link', { name: 'Nazaj na obrazce' }).click();
    await page.getByRole('link', { name: 'Izpolni, Splošno vprašanje upravniku' }).click();
  };
  await reopen();
  await expect(page.getByText('Vloga se še pošilja.')).toBeVisible();
  await expect(page.getByText('Nadaljujete vlogo')).toHaveCount(0);
  release();
  await expect(page.getByText('Vloga je uspešno oddana.')).toBeVisible();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue('');
  expect(posts).toBe(1);
});

test('F14 a form whose sending is aborted by a logout shows no message', { tag: '@long' }, async ({
  page,
}) => {
  await fill(page);
  await goTo(page, 'review');
  await meet(page, { status: 500, body: {}, delay: 1_500 });
  await send(page).click();
  await logOut(page);
  await expect(page).toHaveURL('/prijava');
  // A toast would stay for three seconds: at once for the aborted call, later for its answer.
  for (const wait of [200, 1_000, 1_000]) {
    await page.waitForTimeout(wait);
    expect(await page.getByText('Splošno vprašanje').count()).toBe(0);
  }
});
