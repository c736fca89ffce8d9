/** A filled-in form is lost only by its sender's own action (`pages.md` P24, F08–F10, E10, E11). */
import { expect, type Page } from '@playwright/test';
import { api, type FaultyAnswer } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import {
  correct,
  expectStep,
  file,
  form,
  goTo,
  next,
  openForm,
  receivedNumber,
  send,
} from '../helpers/screens/forms';
import { confirmRemoval } from '../helpers/screens/removal';
import { ana, rok } from '../helpers/session/demo';
import type { Login } from '../helpers/session/session';

const subject = 'Ključ kolesarnice';
const PATH = '/obrazci?obrazec=splosno_vprasanje';

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Zadeva').fill(subject);
  await form(page).getByLabel('Sporočilo').fill('Kje dobim nov ključ?');
}

/** Makes sending fail; reading the form still works. */
async function meet(page: Page, answer: FaultyAnswer) {
  await page.route('**/forms/splosno_vprasanje', (route) => route.fallback());
  const posts = await api(page, /\/forms\/splosno_vprasanje$/, answer);
  return () => posts.filter((request) => request.method() === 'POST').length;
}

/** Logs in by the form that is shown, without reloading the page. */
async function logInHere(page: Page, { email, password }: Login): Promise<void> {
  await expect(page).toHaveURL('/prijava');
  await page.getByLabel('E-poštni naslov').fill(email);
  await page.getByLabel('Geslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
}

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

test('another page and Back, and another form, leave the draft as it was', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
  await expect(page).toHaveURL('/odprte-postavke');
  await page.goBack();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue(subject);
  await page.getByRole('link', { name: 'Nazaj na obrazce' }).click();
  await page.getByRole('link', { name: 'Izpolni, Potrdilo o poravnanih obveznostih' }).click();
  await expect(form(page).getByLabel('Na dan')).toHaveValue('');
  await page.getByRole('link', { name: 'Nazaj na obrazce' }).click();
  await page.getByRole('link', { name: 'Izpolni, Splošno vprašanje upravniku' }).click();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue(subject);
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

test('E11 the user’s own logout deletes the draft, for that user and the next one', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await logOut(page);
  await logInHere(page, ana);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Obrazci' }).click();
  await page.getByRole('link', { name: 'Izpolni, Splošno vprašanje upravniku' }).click();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue('');
  await expect(page.getByText('Nadaljujete vlogo')).toHaveCount(0);
});

test('another user does not see the draft after a session that ended by itself', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await goTo(page, 'review');
  await meet(page, { status: 401, body: {}, times: 1 });
  await send(page).click();
  await logInHere(page, rok);
  // Not at the address of the other user.
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Obrazci' }).first().click();
  await page.getByRole('link', { name: 'Izpolni, Splošno vprašanje upravniku' }).click();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue('');
  await expect(page.getByText('Nadaljujete vlogo')).toHaveCount(0);
  expect(await page.content()).not.toContain(subject);
});

test('E10 a draft is in no storage and no address while it is filled in; after a reload the form has it and the history entry no longer does', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  const held = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    );
  expect(await held()).not.toContain(subject);
  await page.reload();
  await expect(form(page).getByLabel('Zadeva')).toHaveValue(subject);
  expect(await held()).not.toContain(subject);
});

test('files that a reload has lost are no longer asked for once they are chosen again', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await goTo(page, 'files');
  const again = page.getByText('Dodajte jih znova.');
  const files = form(page).getByLabel('Priloga');
  await files.setInputFiles(file('slika.jpg'));
  await expect(form(page).getByText('slika.jpg').first()).toBeVisible();
  await page.reload();
  await expect(again).toBeVisible();
  await files.setInputFiles(file('slika.jpg'));
  await expect(again).toHaveCount(0);
  await expect(page.getByText('Nadaljujete vlogo, ki je še niste oddali.')).toBeVisible();
});

test('files of another type or size are refused in the form', { tag: '@long' }, async ({
  page,
  flight,
}) => {
  await fill(page);
  await goTo(page, 'files');
  const files = form(page).getByLabel('Priloga');
  await files.setInputFiles(file('a.html', 'text/html'));
  await expect(
    form(page).getByText('a.html: Dovoljene so datoteke PDF, JPG in PNG.').first(),
  ).toBeVisible();
  await form(page).getByRole('button', { name: 'Odstrani a.html' }).click();
  await confirmRemoval(page, 'to prilogo');
  await files.setInputFiles(file('b.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1));
  await expect(
    form(page)
      .getByText('b.jpg: Datoteka je prevelika. Največja dovoljena velikost je 10 MB.')
      .first(),
  ).toBeVisible();
  await next(page).click();
  await expect(files).toBeFocused();
  await expectStep(page, 'files');
  expect(flight.record.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a file that the device cannot read is removed, and the user gets a message', {
  tag: '@long',
}, async ({ page }) => {
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function () {
      const isSlice = !(this instanceof File);
      return isSlice ? Promise.reject(new DOMException('', 'NotReadableError')) : read.call(this);
    };
  });
  await fill(page);
  await goTo(page, 'files');
  await form(page).getByLabel('Priloga').setInputFiles(file('v-oblaku.jpg'));
  await expect(page.getByText('Pri dodajanju je prišlo do napake: v-oblaku.jpg')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Odstrani v-oblaku.jpg' })).toHaveCount(0);
});
