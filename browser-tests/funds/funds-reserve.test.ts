/** The reserve fund explained (pages.md P6): a balance that does not add up, missing data, and no fund. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { internalPages } from '../../src/navigation/allowed-pages';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';
import { change, euro, PATH } from './reserve-fund';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a year that does not add up shows the difference', { tag: '@long' }, async ({ page }) => {
  await change(page, { koncno_stanje: 33_494.04, drugi_promet: -100 });
  await page.goto(PATH);
  await expect(page.getByText('Izračun se ne ujema s stanjem.', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`Seštevek zgornjih postavk je ${euro('33\u202F394.03')}`),
  ).toContainText(`+${euro('100.01')}`);
  const other = page.locator('.equation > div').filter({ hasText: 'Drugi promet' });
  await expect(other).toContainText('−');
  await expect(other).toContainText('100.00');
});

test('missing data are shown as a slash: invalid dates, account, signatory', {
  tag: '@long',
}, async ({ page }) => {
  const [iban, podpisnik_izplacil, datum_stanja] = [null, null, '0001-01-01'];
  const poraba_po_delih = [
    {
      datum: '1899-12-30',
      opis: 'Popravilo',
      izvajalec: null,
      st_racuna: '1',
      znesek: 1,
      podlaga: null,
      id_odlocitve: null,
      pot_pdf: null,
    },
  ];
  await change(page, { iban, podpisnik_izplacil, datum_stanja, poraba_po_delih });
  await page.goto(PATH);
  await expect(page.getByText(`V rezervnem skladu je ${euro('33\u202F494.03')}.`)).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Poraba sredstev' }).getByRole('row').nth(1),
  ).toHaveText(`/Popravilo/1/${euro('1.00')}`);
  const account = page.getByRole('region', { name: 'Račun rezervnega sklada' });
  await expect(account.getByRole('definition')).toHaveText([
    '/',
    'Banka Gaj d.d.',
    'Ločen račun stavbe',
    '/',
  ]);
});

test('a building without a fund shows a message, and when a fund is required', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText('Za to stavbo rezervni sklad ni vzpostavljen.')).toBeVisible();
  await expect(page.getByText('več kot dva etažna lastnika in več kot osem')).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});

test('another year is requested from the server, and a year without data shows a message', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.goto(`${PATH}?leto=2019`);
  await expect(page.getByText('Za leto 2019 ni podatkov o rezervnem skladu.')).toBeVisible();
  expect(callsTo(flight.record.requests, '/reserve_fund/0137').map(({ url }) => url)).toEqual([
    expect.stringContaining('leto=2019'),
  ]);
  await choose(page, 'Leto', '2026');
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('only granted pages have links, and no data of the others are requested', {
  tag: '@long',
}, async ({ page, flight }) => {
  await api(page, '/allowed_pages', { body: [...internalPages, 4, 17] });
  await page.goto(PATH);
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Vaši obračuni']);
  for (const part of ['/postings', '/debtors', '/reserve_fund_billing']) {
    expect(callsTo(flight.record.requests, part)).toEqual([]);
  }
});

test('the expenses can be saved, and their invoices too', { tag: '@long' }, async ({ page }) => {
  await page.goto(PATH);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const file = await csv;
  expect(file.suggestedFilename()).toBe('poraba_rezervnega_sklada_2026_0137.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Datum;Opis;Izvajalec;Št. računa;Podlaga;Znesek');
  expect(lines[2]).toBe(
    '22.06.2026;"Sanacija ravne strehe, 1. situacija";Krovstvo Javor d.o.o.;KJ-26-0044;Sklep zbora lastnikov 14.04.2026;7940,50',
  );
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF, račun 2026-118' }).click();
  expect((await pdf).suggestedFilename()).toBe('Racun_2026-118.pdf');
});

test('a user who is not an owner gets a message without a retry', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, /\/reserve_fund\/0137\?/, { status: 403, body: {} });
  await page.goto(PATH);
  await expect(
    page.getByText('Podatki so na voljo samo etažnim lastnikom izbrane enote.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a failure shows a message in the page, and one retry loads the data', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /\/reserve_fund\/0137\?/, { status: 500, body: '<html>', times: 2 });
  await page.goto(PATH);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Pri nalaganju podatkov je prišlo do napake');
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('Izračun se ujema s stanjem.', { exact: true })).toBeVisible();
});
