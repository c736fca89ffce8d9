/** The report of other numbers of persons and dogs (`pages.md` P20, C4): no input is lost. */
import { expect, type Page } from '@playwright/test';
import { DEMO_TODAY } from '../../mocks/world/demo-today';
import { addDays } from '../../src/domain/dates/add-days';
import { api, type FaultyAnswer } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { confirmRemoval } from '../helpers/screens/removal';
import { chooseUnit } from '../helpers/screens/switcher';

const PATH = '/prijavljena-stevila-oseb-in-psov?prijava=0137014';
const CHANGE = '/registered_number/change';
const form = (page: Page) => page.getByRole('form', { name: 'Prijava spremembe' });
const send = (page: Page) => page.getByRole('button', { name: 'Oddaj spremembo' });
const pdf = (name: string, bytes = 2_000_000, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, '%PDF-1.4 '),
});

async function fill(page: Page, { persons = '4', since = '2026-11-15' } = {}): Promise<void> {
  await form(page).getByLabel('Število oseb').fill(persons);
  await form(page).getByLabel('Število psov').fill('1');
  await form(page).getByLabel('Velja od').fill(since);
  await form(page).getByLabel('Izjavljam').check();
}

const meet = (page: Page, answer: FaultyAnswer) => api(page, CHANGE, answer);

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await expect(form(page)).toBeVisible();
});

test('a change with its proof is sent once, shows its progress, and waits as Prejeto', {
  tag: '@long',
}, async ({ page, flight }) => {
  await meet(page, { delay: 1_500 });
  await fill(page, { since: '2026-11-10' });
  await form(page).getByLabel('Opomba').fill('Rodil se je otrok.');
  await form(page).getByLabel('Dokazilo').setInputFiles(pdf('Rojstni list čšž.pdf'));
  await expect(form(page).getByText('Rojstni list čšž.pdf', { exact: true })).toBeVisible();
  await send(page).dblclick();
  await expect(page.getByRole('progressbar', { name: 'Pošiljanje datotek' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sprememba je uspešno oddana')).toBeVisible();
  await expect(page.getByText('Spremembo je prejel upravnik.')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const row = page
    .getByRole('table', { name: 'Prijavljene spremembe' })
    .getByRole('row')
    .filter({ hasText: '10.11.2026' });
  await expect(row).toContainText('Rojstni list čšž.pdf');
  await expect(row).toContainText('Rodil se je otrok.');
  await expect(row).toContainText('Prejeto');
  expect(callsTo(flight.record.requests, CHANGE)).toHaveLength(1);
  expect(callsTo(flight.record.requests, CHANGE)[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer /),
    'content-type': expect.stringContaining('multipart/form-data'),
  });
  // The building's list stays until the manager confirms.
  await expect(page.getByText('Enota 14: 3 osebe, 1 pes.')).toBeVisible();
});

test('F09 a report that is left and opened again while it is sent is sent once', {
  tag: '@long',
}, async ({ page, flight }) => {
  const posts = await meet(page, { status: 500, body: {} });
  const release = await holdRequests(page, `**${CHANGE}`);
  await fill(page);
  await send(page).click();
  await page.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
  await expect(page).toHaveURL('/odprte-postavke');
  await page.goBack();
  await expect(page.getByText('Prijava se še pošilja.')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  release();
  await expect(form(page).getByLabel('Število psov')).toHaveValue('1');
  expect(posts).toHaveLength(1);
  expect(callsTo(flight.record.requests, CHANGE)).toHaveLength(1);
});

test('a reload keeps what is filled in; a unit without registered numbers has none', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await form(page).getByLabel('Opomba').fill('Rodil se je otrok.');
  await page.reload();
  await expect(form(page).getByText('Nadaljujete prijavo, ki je še niste poslali.')).toBeVisible();
  await expect(form(page).getByLabel('Opomba')).toHaveValue('Rodil se je otrok.');
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
  await form(page).getByRole('combobox', { name: 'Enota' }).click();
  await page.getByRole('option', { name: 'Javorjeva ulica 12, garaža - 2' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('');
  await expect(form(page).getByLabel('Število psov')).toHaveValue('');
});

test('a broken connection keeps the form with its file; if the report had arrived, the next try shows that', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page, { since: '2026-11-11' });
  await form(page).getByLabel('Dokazilo').setInputFiles(pdf('dokazilo.pdf', 1000));
  // The server accepts the report, and its answer is lost.
  await meet(page, { act: (route) => route.fetch(), abort: true, times: 1 });
  await send(page).click();
  const failure = form(page).getByRole('alert');
  await expect(failure).toContainText('Povezave s strežnikom ni bilo mogoče vzpostaviti.');
  await expect(failure).toBeFocused();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
  await expect(form(page).getByText('dokazilo.pdf', { exact: true })).toBeVisible();
  await expect(form(page).getByLabel('Izjavljam')).toBeChecked();
  await expect(
    page.getByRole('table', { name: 'Prijavljene spremembe' }).getByText('11.11.2026'),
  ).toBeVisible();
  await send(page).click();
  await expect(failure).toContainText('Ta sprememba je že oddana in čaka na potrditev upravnika.');
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
});

test('a refusal of the server is shown, and an expired login ends the session', {
  tag: '@long',
}, async ({ page }) => {
  await fill(page);
  await meet(page, { status: 500, body: {}, times: 1 });
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Pri oddaji spremembe je prišlo do napake',
  );
  await form(page).getByLabel('Dokazilo').setInputFiles(pdf('dokazilo.pdf', 10));
  await meet(page, { status: 500, body: {}, times: 1 });
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Pri nalaganju datoteke je prišlo do napake',
  );
  await meet(page, { status: 401, body: {}, times: 1 });
  await send(page).click();
  await expect(page).toHaveURL('/prijava');
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toBeVisible();
});

test('numbers accept digits only: a space is not a number, Arabic-Indic digits are', {
  tag: '@long',
}, async ({ page, flight }) => {
  await fill(page, { persons: '1 2' });
  await send(page).click();
  await expect(
    page.getByText('Polje Število oseb lahko vsebuje le numerične znake').first(),
  ).toBeVisible();
  expect(callsTo(flight.record.requests, CHANGE)).toEqual([]);
  await form(page).getByLabel('Število oseb').fill('٤');
  await send(page).click();
  await expect(page.getByText('Sprememba je uspešno oddana')).toBeVisible();
  const row = page.getByRole('table', { name: 'Prijavljene spremembe' }).getByRole('row').nth(1);
  await expect(row.getByRole('cell').filter({ hasText: /^4$/ })).toBeVisible();
});

test('the rules of C4, and a proof of another type or size, block the form', {
  tag: '@long',
}, async ({ page, flight }) => {
  for (const label of ['Število oseb', 'Število psov']) await form(page).getByLabel(label).clear();
  await send(page).click();
  for (const message of [
    'Polje Število oseb je obvezno',
    'Polje Število psov je obvezno',
    'Polje Velja od je obvezno',
    'Polje Izjava je obvezno',
  ]) {
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await form(page).getByLabel('Število oseb').fill('31');
  await form(page).getByLabel('Število psov').fill('11');
  await form(page).getByLabel('Opomba').fill('x'.repeat(501));
  await form(page)
    .getByLabel('Dokazilo')
    .setInputFiles(pdf('slika.svg', 10, 'image/svg+xml'));
  await send(page).click();
  for (const message of [
    'Vrednost polja Število oseb mora biti 30 ali manj',
    'Vrednost polja Število psov mora biti 10 ali manj',
    'Dolžina polja Opomba ne sme biti večja od 500 znakov',
    'slika.svg: Dovoljene so datoteke PDF, JPG in PNG.',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await form(page)
    .getByLabel('Dokazilo')
    .setInputFiles(pdf('velika.pdf', 10 * 1024 * 1024 + 1));
  await expect(
    page
      .getByText('velika.pdf: Datoteka je prevelika. Največja dovoljena velikost je 10 MB.')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Odstrani velika.pdf' }).click();
  await confirmRemoval(page, 'to prilogo');
  await expect(
    page.getByText('velika.pdf: Datoteka je prevelika. Največja dovoljena velikost je 10 MB.'),
  ).toHaveCount(0);
  expect(callsTo(flight.record.requests, CHANGE)).toEqual([]);
});

test('a filled-in report is closed only after a question; an untouched one closes at once', {
  tag: '@long',
}, async ({ page }) => {
  const cancel = page.getByRole('button', { name: 'Prekliči', exact: true });
  await form(page).getByLabel('Število oseb').fill('4');
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ne izbriši' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
  await cancel.click();
  await confirmRemoval(page, 'to prijavo');
  const report = page.getByRole('button', { name: 'Prijavi spremembo' });
  await expect(report).toBeFocused();
  await report.click();
  // The number that is registered now.
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('3');
  await cancel.click();
  await expect(report).toBeFocused();
});

test('an empty unit counts one person; the typed number returns', { tag: '@long' }, async ({
  page,
}) => {
  await form(page).getByLabel('Število oseb').fill('4');
  await form(page).getByLabel('Enota je prazna').check();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('1');
  await expect(page.getByText('Prazna enota se obračuna kot en uporabnik.')).toBeVisible();
  await form(page).getByLabel('Enota je prazna').uncheck();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('4');
  await expect(form(page).getByLabel('Število oseb')).toBeEditable();
});

test('an empty unit has its registered number again after a reload, once it is no longer marked', {
  tag: '@long',
}, async ({ page }) => {
  await form(page).getByLabel('Enota je prazna').check();
  await page.reload();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('1');
  await form(page).getByLabel('Enota je prazna').uncheck();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('3');
});

test('a closed report starts again with its own unit when only another unit was chosen', {
  tag: '@long',
}, async ({ page }) => {
  const unit = form(page).getByRole('combobox', { name: 'Enota' });
  const number = await unit.innerText();
  await unit.click();
  await page.getByRole('option', { name: 'Javorjeva ulica 12, garaža - 2' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('');
  await page.getByRole('button', { name: 'Prekliči', exact: true }).click();
  await page.getByRole('button', { name: 'Prijavi spremembo' }).click();
  await expect(form(page).getByLabel('Število oseb')).toHaveValue('3');
  await expect(unit).toHaveText(number);
  await expect(form(page).getByText(/^Nadaljujete prijavo/)).toHaveCount(0);
});

test('the form shows after 15 days that the report is late', { tag: '@long' }, async ({ page }) => {
  await page.goto(PATH);
  const late = page.getByText('Od spremembe je minilo več kot 15 dni.');
  await form(page).getByLabel('Velja od').fill(addDays(DEMO_TODAY, -16));
  await expect(late).toBeVisible();
  await form(page).getByLabel('Velja od').fill(addDays(DEMO_TODAY, -11));
  await expect(late).toHaveCount(0);
});

test('fewer persons show a lower estimate; without page 14 no estimate is shown or requested', {
  tag: '@long',
}, async ({ page, flight }) => {
  const estimate = page.getByRole('region', { name: 'Ocena vpliva na mesečni strošek' });
  await fill(page, { persons: '1' });
  await expect(estimate).toContainText('bi bili nižji za');
  await expect(estimate).toContainText('Izračunano iz specifikacije stroškov za 10/2026');
  await fill(page, { persons: '3' });
  await expect(estimate).toContainText('bi ostali enaki (55.07\u00A0€ na mesec)');

  await api(page, '/allowed_pages', { status: 200, body: [2, 8, 11, 19, 20] });
  await page.goto(PATH);
  const before = callsTo(flight.record.requests, 'cost_specification').length;
  await fill(page, { persons: '1' });
  await expect(estimate).toHaveCount(0);
  expect(callsTo(flight.record.requests, 'cost_specification')).toHaveLength(before);
});

test('that a report was received is said for its building only', { tag: '@long' }, async ({
  page,
}) => {
  const received = page.getByText('Spremembo je prejel upravnik.');
  // Both buildings are known, so that nothing has to load.
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText(/^V stavbi: 18 enot/)).toBeVisible();
  await chooseUnit(page, 'Javorjeva ulica 12 - 2 - 3 (14)');
  await fill(page, { since: '2026-11-12' });
  await send(page).click();
  await expect(received).toBeVisible();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText(/^V stavbi: 18 enot/)).toBeVisible();
  await expect(received).toHaveCount(0);
});
