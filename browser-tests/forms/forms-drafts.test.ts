/** A filled-in form is lost only by its sender's own action (`pages.md` P24, F08–F10, E10, E11). */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { expectStep, file, form, goTo, next, openForm, send } from '../helpers/screens/forms';
import { confirmRemoval } from '../helpers/screens/removal';
import { ana, rok } from '../helpers/session/demo';
import type { Login } from '../helpers/session/session';
import { fill, logOut, meet, subject } from './question';

/** Logs in by the form that is shown, without reloading the page. */
async function logInHere(page: Page, { email, password }: Login): Promise<void> {
  await expect(page).toHaveURL('/prijava');
  await page.getByLabel('E-poštni naslov').fill(email);
  await page.getByLabel('Geslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openForm(page, 'splosno_vprasanje');
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
