import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';

const euro = (text: string) => `${text}\u00A0€`;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const failed = 'Podatkov ni bilo mogoče naložiti.';

/** The card's table, opened by keyboard. */
async function openTable(page: Page, name: string) {
  const summary = card(page, name).getByText('Prikaži podatke v tabeli');
  await summary.focus();
  await page.keyboard.press('Enter');
  const table = card(page, name).getByRole('table');
  await expect(table).toBeVisible();
  return async () => {
    const rows = await table.getByRole('row').allInnerTexts();
    return rows.map((row) => row.replaceAll('\n', ''));
  };
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the last bill is shown on home, with a link to all bills', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const bill = card(page, 'Zadnji obračun');
  await expect(bill.getByRole('definition')).toHaveText([
    '10/2026',
    euro('217.50'),
    '30.11.2026',
    'Odprto',
  ]);
  await bill.getByRole('link', { name: 'Redni obračun' }).click();
  await expect(page).toHaveURL('/redni-obracun');
});

test('the last bill says what changed against the month before, with the main reason', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await expect(card(page, 'Zadnji obračun')).toContainText(
    `${euro('110.60')} več kot septembra, od tega ogrevanje ${euro('104.75')}.`,
  );
});

test('without a specification of the last bill, its card says nothing of a change', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /cost_specification\/0137014$/, { status: 404, body: {} });
  await page.goto('/');
  const bill = card(page, 'Zadnji obračun');
  await expect(bill.getByRole('definition').first()).toHaveText('10/2026');
  await expect(bill).not.toContainText('več kot');
  await expect(bill).not.toContainText(failed);
});

test('the bills of twelve months are charted next to the year before, and listed in a table', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const costs = card(page, 'Stroški po mesecih');
  await expect(costs.getByRole('img', { name: 'Znesek rednega obračuna v evrih' })).toBeVisible();
  await expect(costs.locator('.chart__drawing .chart__bar')).toHaveCount(12);
  await expect(costs.locator('.chart__drawing .chart__before').first()).toBeVisible();
  const rows = await (await openTable(page, 'Stroški po mesecih'))();
  expect(rows).toHaveLength(13);
  expect(rows[0]).toBe('Mesec\tZadnjih 12 mesecev\tLeto prej');
  expect(rows.at(-1)).toContain(`10/2026\t${euro('217.50')}\t`);
  expect(rows.at(-3)).toContain(`08/2026\t${euro('107.76')}\t`);
});

test('the last bill is charted by groups of costs, each with its amount and share', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const groups = card(page, 'Stroški po vrstah').getByRole('listitem');
  await expect(groups).toHaveText([
    `1.Energija${euro('130.61')}60.05\u00A0%`,
    `2.Obratovanje${euro('70.54')}32.43\u00A0%`,
    `3.Upravljanje${euro('7.56')}3.48\u00A0%`,
    `4.Vzdrževanje${euro('4.47')}2.06\u00A0%`,
    `5.Zavarovanje${euro('4.32')}1.99\u00A0%`,
  ]);
  // The list has all numbers: a table would repeat it.
  await expect(card(page, 'Stroški po vrstah').getByRole('table')).toHaveCount(0);
});

test('E16 an unknown group of costs, even markup, is called unknown', { tag: '@long' }, async ({
  page,
}) => {
  await page.route(/\/cost_specification\//, async (route) => {
    const response = await route.fetch();
    const costs = await response.json();
    costs.skupine[0].skupina = '<img src=x onerror=alert(1)>';
    await route.fulfill({ response, json: costs });
  });
  await page.goto('/');
  const groups = card(page, 'Stroški po vrstah').getByRole('listitem');
  await expect(groups.filter({ hasText: 'Drugi stroški' })).toHaveCount(1);
  await expect(card(page, 'Stroški po vrstah').locator('img')).toHaveCount(0);
  await expect(groups).toHaveCount(5);
});

test('heat of twelve months is charted', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const heat = card(page, 'Poraba toplote');
  await expect(heat.getByRole('img', { name: 'Vaše obračunske enote toplote' })).toBeVisible();
  const rows = await (await openTable(page, 'Poraba toplote'))();
  expect(rows.at(-1)).toContain('10/2026\t291.35');
  await expect(heat.getByRole('link', { name: 'Obračuni toplote' })).toHaveAttribute(
    'href',
    '/odcitki',
  );
});

test('a unit without bills shows a message in each card', { tag: '@long' }, async ({ page }) => {
  await api(page, '/regular_billing', {
    body: {
      leta: [],
      obracuni: [],
      pot_zip: null,
      skupaj_znesek: 0,
      skupaj_placano: 0,
      skupaj_odprto: 0,
      povprecje: 0,
      ...onePage(0),
    },
  });
  await api(page, /\/readings\//, { body: { obracuni: [], odcitki: [] } });
  await page.goto('/');
  const none = 'Obračun za to enoto še ni bil izdan.';
  await expect(card(page, 'Zadnji obračun')).toContainText(none);
  await expect(card(page, 'Stroški po mesecih')).toContainText(none);
  await expect(card(page, 'Poraba toplote')).toContainText('Za to enoto ni obračunov toplote.');
});

test('a card that fails does not affect the others and can be requested again', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, '/open_items', { status: 400, body: {}, times: 1 });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Za plačilo' });
  await expect(card).toContainText('Podatkov ni bilo mogoče naložiti.');
  await card.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(card).toContainText('286.84');
  await expect(card).toBeFocused();
});

test('a chart whose data fail does not affect the page and can be requested again', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /\/readings\//, { status: 400, body: {}, times: 1 });
  await page.goto('/');
  const heat = card(page, 'Poraba toplote');
  await expect(heat).toContainText(failed);
  await expect(card(page, 'Stroški po vrstah').getByRole('img')).toBeVisible();
  await heat.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(heat.getByRole('img')).toBeVisible();
});

test('a chart whose file fails to load does not affect the page', { tag: '@long' }, async ({
  page,
}) => {
  await page.route(/\/assets\/costs-by-group-/, (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expect(card(page, 'Stroški po vrstah')).toContainText(failed);
  await expect(card(page, 'Za plačilo')).toContainText('286.84');
  await expect(card(page, 'Poraba toplote').getByRole('img')).toBeVisible();
});

test('only the cards of granted pages are shown, and nothing else is requested', {
  tag: '@long',
}, async ({ page, flight }) => {
  await api(page, '/allowed_pages', { status: 200, body: [3] });
  await page.goto('/');
  await expect(card(page, 'Poraba toplote').getByRole('img')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Poraba toplote',
    'Vaš upravnik',
    'Za nujne primere',
  ]);
  for (const path of ['/regular_billing', '/cost_specification', '/open_items']) {
    expect(callsTo(flight.record.requests, path)).toEqual([]);
  }
});

test('W24 bars and parts remain visible in forced colours', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const bar = card(page, 'Stroški po mesecih').locator('.chart__bar').last();
  const fill = await bar.evaluate((element) => getComputedStyle(element).fill);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(fill).toBe(text);
  const part = card(page, 'Stroški po vrstah').locator('.chart__part').first();
  expect(await part.evaluate((element) => getComputedStyle(element).stroke)).toBe(text);
});
