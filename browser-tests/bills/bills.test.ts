import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const euro = (text: string) => `${text}\u00A0€`;
const rowsOf = async (page: Page, title: string) => {
  const table = page.getByRole('table', { name: title });
  await expect(table).toBeVisible();
  const rows = await table.getByRole('row').allInnerTexts();
  return rows.map((row) => row.replaceAll('\n', ''));
};

test('P16 the regular bills of this year are listed newest first, with their totals', async ({
  page,
}) => {
  await page.goto('/redni-obracun');
  const rows = await rowsOf(page, 'Redni obračun');
  // The sentence above has the sums: only a filtered list repeats them.
  expect(rows).toHaveLength(11);
  const actions = 'PlačajPDF';
  expect(rows.slice(0, 3)).toEqual([
    'Obdobje\tŠt. obračuna\tDatum izdaje\tRok plačila\tZnesek\tPlačano\tOdprto\tStatus\tDejanja',
    `10/2026\t26100314\t11.11.2026\t30.11.2026\t${euro('217.50')}\t${euro('0.00')}\t${euro('217.50')}\tOdprto\t${actions}`,
    `09/2026\t26090314\t12.10.2026\t30.10.2026\t${euro('106.90')}\t${euro('75.00')}\t${euro('31.90')}\tZapadlo\t${actions}`,
  ]);
  await expect(page.locator('.answer')).toHaveText(
    `Odprto je ${euro('249.40')}. Od tega je ${euro('31.90')} že zapadlo; ${euro('217.50')} plačajte do 30.11.2026.`,
  );
  const sums = `V letu skupaj ${euro('1\u202F647.25')}, na mesec povprečno ${euro('164.73')}.`;
  await expect(page.getByText(sums, { exact: true })).toBeVisible();
  await page.getByLabel('Iskanje').fill('zapadlo');
  await expect
    .poll(async () => (await rowsOf(page, 'Redni obračun')).at(-1)?.trim())
    .toBe(`Skupaj\t\t\t\t${euro('106.90')}\t${euro('75.00')}\t${euro('31.90')}`);
});

test('P16 the open sum stands alone until the open items tell more, and when they fail', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/open_items*');
  await page.goto('/redni-obracun');
  const answer = page.locator('.answer');
  await expect(answer).toHaveText(`Odprto je ${euro('249.40')}.`);
  const list = page.getByRole('table', { name: 'Redni obračun' });
  const before = await list.boundingBox();
  release();
  await expect(answer).toContainText('že zapadlo');
  expect((await list.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);

  await api(page, '/open_items', { status: 400, body: {} });
  await page.reload();
  await expect(list).toBeVisible();
  await expect(answer).toHaveText(`Odprto je ${euro('249.40')}.`);
});

test('P16 another year is requested from the server and kept in the address; a year without bills shows a message', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.goto('/redni-obracun?leto=2019');
  await expect(page.getByText('Za izbrano leto ni rednih obračunov.')).toBeVisible();
  expect(callsTo(flight.record.requests, 'regular_billing').map(({ url }) => url)).toEqual([
    expect.stringContaining('leto=2019'),
  ]);
  await choose(page, 'Leto', '2026');
  await expect(page.getByText('26100314')).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('P16 a saved file is named by year and payer, and contains the fields that the screen has no room for', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/redni-obracun?stanje=zapadlo');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('redni_obracun_2026_104217.csv');
  const [header, row, end, ...more] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(header).toContain(
    'Osnova;DDV;Znesek;Plačano;Odprto;Zapadli dolg ob izdaji;Status;Način prejema',
  );
  expect(row).toContain('09/2026;26090314;12.10.2026;30.10.2026;');
  expect(row).toContain('106,90;75,00;31,90;');
  expect([end, more]).toEqual(['', []]);
});

test('P17 the bills of the reserve fund explain how the contribution is calculated', async ({
  page,
}) => {
  await page.goto('/obracun-rezervni-sklad');
  await expect(page.locator('.answer')).toHaveText(
    `Odprto je ${euro('37.44')}. Plačilo je že najavljeno.`,
  );
  await expect(page.getByText(`62.40\u00A0m² × ${euro('0.60')} = ${euro('37.44')}`)).toBeVisible();
  const rows = await rowsOf(page, 'Obračun rezervnega sklada');
  expect(rows).toHaveLength(12);
  expect(rows[1]).toContain('10/2026\t26100315\t11.11.2026\t30.11.2026');
  expect(rows.at(-1)).toContain(`${euro('374.40')}\t${euro('336.96')}\t${euro('37.44')}`);
});

test('P17 an announced payment stands in place of the open state, and is not offered above the list again', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/obracun-rezervni-sklad');
  const row = page.getByRole('row').filter({ hasText: '26100315' });
  await expect(row.getByText('Najavljeno')).toBeVisible();
  await expect(row.getByText('Odprto', { exact: true })).toHaveCount(0);
  const above = page.locator('.answer-bar').getByRole('button');
  await expect(above).toHaveCount(0);
  await row.getByRole('button', { name: 'Podatki' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podatki za plačilo' });
  await expect(dialog.getByText('Ne plačajte še enkrat')).toBeVisible();

  await page.goto('/redni-obracun');
  await expect(above).toHaveText('Plačaj');
});

test('P17 a user who is not an owner of the unit gets a message without a retry', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, '/reserve_fund_billing', { status: 403, body: {} });
  await page.goto('/obracun-rezervni-sklad');
  await expect(
    page.getByText('Podatki so na voljo samo etažnim lastnikom izbrane enote.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Poskusi znova' })).toHaveCount(
    0,
  );
});
