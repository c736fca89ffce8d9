/** Suppliers' documents: filters, the link from a bill's line, and what is not allowed (`pages.md` P10). */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { test } from '../helpers/portal';
import { choose, unfoldFilters } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';

const path = '/dokumenti-dobaviteljev';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a supplier’s name never appears in the address, and a reload keeps the choice', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(path);
  await unfoldFilters(page);
  await choose(page, 'Dobavitelj', 'Elektro Breza s.p.');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?dobavitelj=[0-9a-z]{1,7}$/);
  await page.reload();
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await unfoldFilters(page);
  await choose(page, 'Breme', 'Rezervni sklad');
  await choose(page, 'Leto', '2026');
  await choose(page, 'Vrsta stroška', 'Obnova krmilja dvigala');
  await choose(page, 'Obdobje', '09/2026');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await expect(page.getByText('Ni dokumenta/ov za prenos')).toBeVisible();
});

test('a bill’s line opens its invoice, and on a phone leads to it in the list, with a chip', {
  tag: ['@long', '@whole-browser'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/specifikacija-stroskov?obdobje=2026-10');
  await page.getByRole('button', { name: /^Čiščenje skupnih prostorov/ }).click();
  const fetched = page.waitForResponse(/\/v2\/documents\/88109$/);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Račun dobavitelja, 1026/118' }).click();
  expect((await fetched).headers()['content-type']).toBe('application/pdf');
  await (await opened).close();
  await page.getByRole('link', { name: 'Med vsemi računi' }).click();
  const hit = page.locator('.list-cards__row');
  await expect(hit).toHaveCount(1);
  expect((await hit.boundingBox())?.y).toBeLessThan(320);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Odstrani Račun 1026/118' }).click();
  await expect(hit).toHaveCount(10);
});

test('the invoice of a bill’s line is the only row shown', { tag: '@long' }, async ({ page }) => {
  await page.goto('/specifikacija-stroskov?obdobje=2026-10');
  await page.getByRole('button', { name: /^Čiščenje skupnih prostorov/ }).click();
  await page.getByRole('link', { name: 'Med vsemi računi' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel('Iskanje')).toHaveValue('1026/118');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await page.getByRole('link', { name: 'Stroški 10/2026' }).click();
  await expect(page).toHaveURL('/specifikacija-stroskov?obdobje=2026-10');
});

test('the lines of a bill in a building other than the selected one open their invoice, without a link to the list', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await page.goto('/specifikacija-stroskov?enota=0137014&obdobje=2026-10');
  await page.getByRole('button', { name: /^Čiščenje skupnih prostorov/ }).click();
  await expect(page.getByRole('link', { name: 'Vprašaj o postavki' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Račun dobavitelja, 1026/118' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Med vsemi računi' })).toHaveCount(0);
});

test('a saved file contains the fields that the table has no room for', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`${path}?obdobje=2026-10`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('dokumenti_dobaviteljev_0137.csv');
  const [header, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(header).toContain('Obdobje storitve;Breme;Brez DDV;DDV;Skupaj;Rok plačila;Plačano dne');
  expect(first).toContain('10/2026;Redni obračun;5275,20;1160,54;6435,74;04.12.2026;');
});

test('a user who owns nothing in the building gets a message; a building without documents shows one', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /\/supplier_documents\//, { status: 403, body: {}, times: 1 });
  await page.goto(path);
  await expect(
    page.getByText('Podatki so na voljo samo etažnim lastnikom izbrane enote.'),
  ).toBeVisible();
  const none = { dokumenti: [], skupaj_brez_ddv: 0, skupaj_ddv: 0, skupaj: 0, ...onePage(0) };
  await api(page, /\/supplier_documents\//, { body: none });
  await page.goto(path);
  await expect(page.getByText('Za izbrano obdobje ni dokumentov dobaviteljev.')).toBeVisible();
});

test('a user who may not see the cost specification gets no link to it', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, 'v2/allowed_pages', { body: [5, 6] });
  await page.goto(path);
  await expect(page.getByText('T-1026-0137')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Stroški/ })).toHaveCount(0);
});
