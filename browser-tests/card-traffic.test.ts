import { expect, type Page } from '@playwright/test';
import { api } from './helpers/faults';
import { test } from './helpers/portal';
import { choose } from './helpers/select';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const tile = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('+ dd');

test('P3 the account card: the sample’s lines with the server’s balances, the newest first', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/kartica-obracunov-s-placili');
  await expect(tile(page, 'Končno stanje · Dolg')).toHaveText('286.84 €');
  for (const [text, cells] of [
    ['26100315', ['11.11.2026', '37.44 €', '0.00 €', '286.84 €']],
    ['26100314', ['11.11.2026', '217.50 €', '0.00 €', '249.40 €']],
    ['SI121042172609011', ['04.11.2026', '0.00 €', '50.00 €', '31.90 €']],
    ['26090315', ['12.10.2026', '37.44 €', '0.00 €', '119.34 €']],
  ] as const) {
    for (const cell of cells) {
      await expect(row(page, text).getByText(cell, { exact: true }).first()).toBeVisible();
    }
  }
  // The balance is the server's, whatever the order is (P3).
  const debit = page.getByRole('columnheader', { name: 'V breme' });
  for (const order of ['ascending', 'descending']) {
    await debit.getByRole('button').click();
    await expect(debit).toHaveAttribute('aria-sort', order);
  }
  await expect(row(page, '26100314')).toContainText('249.40 €');
  // A reference stands under the number of the document and is found there.
  await page.getByLabel('Iskanje').fill('si121042172609020');
  await expect(page.getByText('Prikazano 1–2 od 2')).toBeVisible();
});

test('P3 a filter by kind or purpose hides the balance and says why; it is not in the file either', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/kartica-obracunov-s-placili');
  await expect(page.getByRole('columnheader', { name: 'Stanje' })).toBeVisible();
  await choose(page, 'Vrsta', 'Plačilo');
  await expect(page).toHaveURL(/\?vrsta=placilo$/);
  await expect(
    page.getByText('Stanje je prikazano samo brez filtra po vrsti in namenu.'),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Stanje' })).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const stream = await (await file).createReadStream();
  let csv = '';
  for await (const chunk of stream) csv += chunk;
  expect(csv).toContain(';V dobro');
  expect(csv).not.toContain('Stanje');
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(page.getByRole('columnheader', { name: 'Stanje' })).toBeVisible();
});

test('P3 a year without lines says so, a failure offers another try', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await api(page, '/card_traffic', { status: 400, body: {}, times: 1 });
  await page.goto('/kartica-obracunov-s-placili?leto=2023');
  await page.getByRole('main').getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('V izbranem obdobju ni obračunov in plačil.')).toBeVisible();
});
