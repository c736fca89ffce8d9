import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { savedCsv } from '../helpers/screens/saved';
import { choose } from '../helpers/screens/select';

const table = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('P5 year and period are in the address; a reload keeps them, Back leaves the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await page.goto('/odcitki');
  await choose(page, 'Leto', '2025');
  await expect(page).toHaveURL('/odcitki?leto=2025');
  await expect(page.getByText('Toplota za 12/2025')).toBeVisible();
  await choose(page, 'Obdobje', '10/2025');
  await expect(page).toHaveURL('/odcitki?leto=2025&obdobje=2025-10');
  await page.reload();
  await expect(page.getByText('Toplota za 10/2025')).toBeVisible();
  await choose(page, 'Leto', '2026');
  await expect(page).toHaveURL('/odcitki');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('P5 the bills of a year are listed with their sums and saved with every field', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/odcitki');
  const bills = table(page, 'Obračuni toplote 2026');
  await expect(bills.getByRole('row')).toHaveCount(12);
  await expect(bills.getByRole('row').nth(1)).toContainText('10/2026');
  await expect(bills.getByRole('row').last()).toContainText('1\u202F475.05');
  await expect(bills.getByRole('row').last()).toContainText('780.35\u00A0€');
  const { name, rows } = await savedCsv(page, page.getByRole('button', { name: 'Izvozi v CSV' }));
  expect(name).toBe('obracuni_toplote_2026_0137014.csv');
  expect(rows.find(([period]) => period === '10/2026')?.join(' | ')).toBe(
    '10/2026 | 01.10.2026 | 31.10.2026 | 3428,40 | 70,00 | 30,00 | 11236,40 | 291,35 | 0,920 | 2,5929 | Brez | 62,40 | 2716,00 | 2,2975 | 62,23 | 23,63 | 21,20 | 130,61',
  );
});

test('P5 months are charted next to last year and the average of the building', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/odcitki');
  const chart = page.getByRole('region', { name: 'Poraba po mesecih' });
  await expect(chart.getByRole('img', { name: 'Vaše obračunske enote' })).toBeVisible();
  await expect(chart.locator('.chart__legend > li')).toHaveText([
    'Vaše obračunske enote',
    'Leto prej',
    'Povprečje stavbe za vašo površino',
  ]);
  await chart.getByText('Prikaži podatke v tabeli').click();
  const rows = chart.getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.last()).toHaveText('10/2026291.35281.12258.16');
});

test('P5 the readings of a year are listed by kind of meter, newest first', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/odcitki?zavihek=odcitki');
  await choose(page, 'Obdobje', 'Vsa obdobja');
  await choose(page, 'Vrsta merilnika', 'Vodomer – topla voda');
  await expect(page).toHaveURL('/odcitki?zavihek=odcitki&obdobje=vsa&vrsta=vodomer_topla');
  const rows = table(page, 'Odčitki').getByRole('row');
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(1)).toContainText('10/2026');
  await expect(rows.nth(10)).toContainText('01/2026');
  const { name, rows: cells } = await savedCsv(
    page,
    page.getByRole('button', { name: 'Izvozi v CSV' }),
  );
  expect(name).toBe('odcitki_2026_0137014.csv');
  expect(cells).toHaveLength(11);
  // A water meter has no factor, which differs from a factor of 0.
  expect(cells[1]?.join(' | ')).toBe(
    '10/2026 | Kopalnica | Vodomer – topla voda | 33009871 | 30.09.2026 | 31.10.2026 | 214,300 | 217,400 | 3,100 | m³ |  |  | Daljinski',
  );
});

test('P5 a month without heating shows a message and no limits', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/odcitki?obdobje=2026-08');
  await expect(page.getByText('Toplota za 08/2026: 20.86')).toBeVisible();
  await expect(page.getByText('Stavba se v tem obdobju ni ogrevala')).toBeVisible();
  await expect(page.getByText('Delež sme biti')).toHaveCount(0);
  await expect(page.getByText('Enota nima vgrajenih delilnikov')).toHaveCount(0);
});

test('P5 a user who reads a water meter by hand is led to its form, with unit and meter filled in', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(/\/readings\//, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const odcitki = answer.odcitki.map((each: { enota_mere: string }) =>
      each.enota_mere === 'm³' ? { ...each, nacin: 'rocno' } : each,
    );
    await route.fulfill({ response, json: { ...answer, odcitki } });
  });
  await page.goto('/odcitki?zavihek=odcitki');
  await expect(page.getByRole('link', { name: 'Sporoči stanje vodomera' })).toHaveAttribute(
    'href',
    '/obrazci?obrazec=stanje_vodomera&enota=0137014&vodomer=33009871',
  );
});

test('a failure shows a message in the page, and one retry loads the data', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /\/readings\//, { status: 500, body: '<html>', times: 2 });
  await page.goto('/odcitki');
  const failure = page.getByRole('main').getByRole('alert');
  await failure.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('Toplota za 10/2026')).toBeVisible();
});
