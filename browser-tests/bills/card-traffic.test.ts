import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { test } from '../helpers/portal';
import { choose, unfoldFilters } from '../helpers/screens/select';
import { withoutPage } from '../helpers/session/without-page';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const answer = (page: Page) => page.locator('.answer');
const movements = (page: Page) => page.getByText(/^Začetno stanje /);

test('P3 the account card shows the sample’s lines with the server’s balances, newest first', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/kartica-obracunov-s-placili');
  await expect(answer(page)).toHaveText('Dolg: 286.84 €.');
  await expect(movements(page)).toHaveText(
    'Začetno stanje 0.00 €, v breme 2 310.43 €, v dobro 2 023.59 €.',
  );
  for (const [text, cells] of [
    ['26100315', ['11.11.2026', '37.44 €', '0.00 €', '286.84 €']],
    ['26100314', ['11.11.2026', '217.50 €', '0.00 €', '249.40 €']],
    ['SI121042172609011', ['04.11.2026', '0.00 €', '75.00 €', '31.90 €']],
    ['26090315', ['12.10.2026', '37.44 €', '0.00 €', '144.34 €']],
  ] as const) {
    for (const cell of cells) {
      await expect(row(page, text).getByText(cell, { exact: true }).first()).toBeVisible();
    }
  }
  // The balance is the server's, in any order of the lines (P3).
  const debit = page.getByRole('columnheader', { name: 'V breme' });
  for (const order of ['ascending', 'descending']) {
    await debit.getByRole('button').click();
    await expect(debit).toHaveAttribute('aria-sort', order);
  }
  await expect(row(page, '26100314')).toContainText('249.40 €');
  // A reference is shown under the document number, and the search finds it there.
  await page.getByLabel('Iskanje').fill('si121042172609020');
  await expect(page.getByText('Prikazano 1–2 od 2')).toBeVisible();
});

test('on a phone a screen reader hears whether a line is a debit or a credit', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/kartica-obracunov-s-placili');
  const lines = page.locator('.list-cards__amount');
  await expect(lines.filter({ hasText: '75.00' })).toHaveText(/^V dobro \+75\.00\s€$/);
  await expect(lines.filter({ hasText: '217.50' })).toHaveText(/^V breme −217\.50\s€$/);
});

test('P3 the sums cover the selected months; a year without lines keeps its balance and the way to pay', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/kartica-obracunov-s-placili?od=2026-08');
  // The totals row adds up the same lines.
  for (const column of ['V breme', 'V dobro']) {
    const at = await page
      .getByRole('columnheader', { name: column })
      .evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
    const total = page
      .getByRole('row', { name: /^Skupaj/ })
      .locator('th, td')
      .nth(at);
    const sum = `${column.toLowerCase()} ${await total.textContent()}`;
    await expect(movements(page)).toContainText(sum);
  }
  await expect(movements(page)).toContainText('v breme 691.41\u00A0€');
  await expect(answer(page)).toHaveText('Dolg: 286.84\u00A0€.');
  await page.goto('/kartica-obracunov-s-placili?do=2026-09');
  await expect(answer(page)).toHaveText('Vse je poravnano.');

  const empty = { zacetno_stanje: 286.84, promet_v_breme: 0, promet_v_dobro: 0 };
  await api(page, '/card_traffic', {
    body: { ...empty, koncno_stanje: 286.84, knjizbe: [], ...onePage(0) },
  });
  await page.goto('/kartica-obracunov-s-placili');
  await expect(page.getByText('V izbranem obdobju ni obračunov in plačil.')).toBeVisible();
  await expect(answer(page)).toHaveText('Dolg: 286.84\u00A0€.');
  await page.getByRole('main').getByRole('link', { name: 'Odprte postavke' }).click();
  await expect(page).toHaveURL('/odprte-postavke');
});

test('P3 a debt has no way to the open items for a user who may not see them', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await withoutPage(context, baseURL, 2);
  await page.goto('/kartica-obracunov-s-placili');
  await expect(answer(page)).toHaveText('Dolg: 286.84\u00A0€.');
  const toItems = page
    .getByRole('main')
    .getByRole('link', { name: 'Odprte postavke', exact: true });
  await expect(toItems).toHaveCount(0);
});

test('P3 a filter by kind or purpose hides the balance and says why; the file omits it too', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/kartica-obracunov-s-placili');
  await expect(page.getByRole('columnheader', { name: 'Saldo po knjižbi' })).toBeVisible();
  await unfoldFilters(page);
  await choose(page, 'Vrsta', 'Plačilo');
  await expect(page).toHaveURL(/\?vrsta=placilo$/);
  await expect(
    page.getByText('Saldo je prikazan samo brez filtra po vrsti in namenu.'),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Saldo po knjižbi' })).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  const stream = await (await file).createReadStream();
  let csv = '';
  for await (const chunk of stream) csv += chunk;
  expect(csv).toContain(';V dobro');
  expect(csv).not.toContain('Saldo');
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(page.getByRole('columnheader', { name: 'Saldo po knjižbi' })).toBeVisible();
});

test('P3 a year without lines shows a message, and a failure offers a retry', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await api(page, '/card_traffic', { status: 400, body: {}, times: 1 });
  await page.goto('/kartica-obracunov-s-placili?leto=2023');
  await page.getByRole('main').getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('V izbranem obdobju ni obračunov in plačil.')).toBeVisible();
});
