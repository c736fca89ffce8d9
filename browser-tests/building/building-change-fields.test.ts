/** The fields of the report of other numbers of persons and dogs, and what they say (`pages.md` P20, C4). */
import { expect } from '@playwright/test';
import { DEMO_TODAY } from '../../mocks/world/demo-today';
import { addDays } from '../../src/domain/dates/add-days';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { confirmRemoval } from '../helpers/screens/removal';
import { CHANGE, fill, form, PATH, pdf, send } from './persons-report';

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await expect(form(page)).toBeVisible();
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
