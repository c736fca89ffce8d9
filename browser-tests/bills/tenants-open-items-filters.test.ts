import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { payDialog } from '../helpers/screens/pay';
import { readQr } from '../helpers/screens/read-qr';
import { savedCsv } from '../helpers/screens/saved';
import { choose } from '../helpers/screens/select';

const PATH = '/odprte-postavke-najemnikov';
const answer = (page: Page) => page.locator('.answer');

/** Gives the newest item to a second tenant, and adds settled items, because a short list has no filters. */
async function withSecondTenant(page: Page): Promise<void> {
  await page.route(/\/tenants\/open_items/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const settled = { status: 'placano', odprto: 0, dni_zamude: 0, upn: null };
    const [first] = answer.postavke;
    answer.postavke.push(
      ...Array.from({ length: 5 }, (_, at) => ({ ...first, ...settled, st_dokumenta: `9${at}` })),
    );
    Object.assign(answer.postavke[2], { najemnik: '=Novak', sifra_placnika_najemnika: '300111' });
    await route.fulfill({ response, json: answer });
  });
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('P15 filters are in the address as codes, and the sums cover the rows shown', {
  tag: '@long',
}, async ({ page }) => {
  await withSecondTenant(page);
  await page.goto(PATH);
  await expect(answer(page)).toContainText('dolgujeta 271.65\u00A0€');
  await choose(page, 'Najemnik', 'Rok Petek (204511)');
  await expect(page).toHaveURL(`${PATH}?najemnik=204511`);
  await expect(answer(page)).toHaveText(
    'Skupaj odprto 130.45\u00A0€, od tega zapadlo 130.45\u00A0€.',
  );
  await expect(page.getByRole('heading', { level: 2, name: /Novak/ })).toHaveCount(0);
  await page.reload();
  await expect(answer(page)).toContainText('zapadlo 130.45\u00A0€');
  await choose(page, 'Status', 'Odprto');
  await expect(page.getByText('Za izbrane filtre ni zadetkov.')).toBeVisible();
  await page.getByRole('button', { name: 'Počisti filtre' }).click();
  await expect(page).toHaveURL(PATH);
  await choose(page, 'Status', 'Odprto');
  await expect(page).toHaveURL(`${PATH}?stanje=odprto`);
  await expect(answer(page)).toHaveText('Skupaj odprto 141.20\u00A0€.');
});

test('P15 the CSV contains the rows shown, with unit, tenant and lease, and no formula', {
  tag: '@long',
}, async ({ page }) => {
  await withSecondTenant(page);
  await page.goto(`${PATH}?najemnik=300111`);
  const { name, rows } = await savedCsv(page, page.getByRole('button', { name: 'Izvozi v CSV' }));
  expect(name).toBe('odprte_postavke_najemnikov_104217.csv');
  expect(rows.map((row) => row.join(' | '))).toEqual([
    'Št. obračuna | Enota | Najemnik | Šifra plačnika | Obdobje | Datum izdaje | Rok plačila | Zamuda | Znesek | Plačano | Odprto | Status | Najem od | Najem do',
    "26100771 | Brezova pot 4 (7) | '=Novak | 300111 | 10/2026 | 11.11.2026 | 30.11.2026 | 0 | 141,20 | 0,00 | 141,20 | Odprto | 01.09.2024 | 31.08.2027",
  ]);
});

test('P15 the owner pays for the tenant: the reference is the tenant’s, the payer the owner', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  await page
    .getByRole('row', { name: /26090771/ })
    .getByRole('button', { name: 'Podatki za plačilo' })
    .click();
  const [code] = await readQr(await payDialog(page).getByRole('img').screenshot());
  const fields = code?.text.split('\n') ?? [];
  expect(fields).toContain('Ana Zupančič');
  expect(fields.filter((field) => field.startsWith('SI12204511'))).toHaveLength(1);
  expect(code?.text).not.toContain('Petek');
  await expect(payDialog(page)).toContainText('66.35');
});
