/** Voluntary funds (pages.md P7): filters, invalid dates, open items, files, and who may not see them. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { internalPages } from '../../src/navigation/allowed-pages';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';

const PATH = '/prostovoljni-sklad';
const bicycles = 'Sklad za prenovo kolesarnice';
const playground = 'Sklad za ureditev otroškega igrišča';
const euro = (text: string) => `${text}\u00A0€`;
const fundNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Changes the first fund in the server's answer. */
async function changeFirst(page: Page, changes: object): Promise<void> {
  await page.route(/\/voluntary_fund\//, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.skladi[0], changes);
    await route.fulfill({ response, json });
  });
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('year and fund filter the list, are in the address, and Back restores them', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(fundNames(page)).toHaveText([bicycles, playground]);
  await choose(page, 'Sklad', playground);
  await expect(fundNames(page)).toHaveText([playground]);
  await choose(page, 'Leto', '2026');
  await expect(fundNames(page)).toHaveText([bicycles]);
  await expect(page.getByRole('combobox', { name: 'Leto' })).toBeFocused();
  await expect.poll(() => new URL(page.url()).search).toBe('?leto=2026');
  await page.getByRole('link', { name: 'Rezervni sklad', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezervni sklad');
  await page.goBack();
  await expect(fundNames(page)).toHaveText([bicycles]);
});

test('a year or a building without a fund shows a message', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${PATH}?leto=2019`);
  await expect(page.getByText('V letu 2019 se v stavbi ni zbiral')).toBeVisible();
  await choose(page, 'Leto', 'Vsa leta');
  await expect(fundNames(page)).toHaveCount(2);
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(page.getByText('Za to stavbo ni prostovoljnih skladov.')).toBeVisible();
});

test('invalid dates are shown as a slash; a fund without goal and ledger has no bar and no table', {
  tag: '@long',
}, async ({ page }) => {
  const change = {
    velja_do: '1899-12-30',
    datum_sklepa: '0001-01-01',
    ciljni_znesek: 0,
    promet: [],
  };
  await changeFirst(page, { ...change, osnova_prispevka: 'delez' });
  await page.goto(PATH);
  const first = page.getByRole('region', { name: bicycles, exact: true });
  await expect(first).toContainText('V skladu še ni prometa.');
  await first.getByText('Vsi podatki').click();
  await expect(first.getByRole('definition').nth(4)).toHaveText('Sklep zbora lastnikov');
  await expect(first.getByRole('definition').nth(6)).toHaveText('/');
  await expect(first).toContainText(`${euro('5.00')} po solastniškem deležu`);
  await expect(first.getByRole('meter')).toHaveCount(0);
});

test('the bar shows the progress of a fund, also of one that has more than its goal', {
  tag: '@long',
}, async ({ page }) => {
  await changeFirst(page, { vplacano: 7500 });
  await page.goto(PATH);
  const bar = page.getByRole('meter', { name: `Zbrano do cilja, ${bicycles}` });
  await expect(bar).toHaveAttribute('aria-valuenow', '6000');
  await expect(bar).toHaveAttribute('aria-valuemax', '6000');
  await expect(bar).toHaveAttribute('aria-valuetext', /^Zbrano 125\u00A0%/);
  await expect(page.getByText('Zbrano 125\u00A0%')).toBeVisible();
});

test('open items for the funds of this building can be paid', { tag: '@long' }, async ({
  page,
}) => {
  await page.route(/\/open_items$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const [first] = json.postavke;
    const open = { ...first, odprto: 5, sklad: 'prostovoljni_sklad' };
    const elsewhere = { ...open, st_dokumenta: 'x', inventarna_stevilka: '0291007' };
    const here = { ...open, inventarna_stevilka: '0137014' };
    await route.fulfill({
      response,
      json: { ...json, postavke: [...json.postavke, here, elsewhere] },
    });
  });
  await page.goto(PATH);
  await expect(page.getByText(`V prostovoljni sklad imate odprto ${euro('5.00')}.`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Plačaj' }).click();
  await expect(page.getByRole('dialog', { name: 'Podatki za plačilo' })).toBeVisible();
});

test('open items are not requested where their page is not granted', { tag: '@long' }, async ({
  page,
  flight,
}) => {
  await api(page, '/allowed_pages', { body: [...internalPages, 18] });
  await page.goto(PATH);
  await expect(fundNames(page)).toHaveCount(2);
  expect(callsTo(flight.record.requests, '/open_items')).toEqual([]);
});

test('a ledger has a column of documents only where one of its lines has a document', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PATH);
  const actions = (fund: string) =>
    page
      .getByRole('table', { name: `Promet, ${fund}` })
      .getByRole('columnheader', { name: 'Dejanja' });
  await expect(actions(bicycles)).toHaveCount(1);
  await expect(
    page.getByRole('table', { name: 'Promet, Sklad za ureditev otroškega igrišča' }),
  ).toBeVisible();
  await expect(actions('Sklad za ureditev otroškega igrišča')).toHaveCount(0);
});

test('the ledger can be saved', { tag: '@long' }, async ({ page }) => {
  await page.goto(PATH);
  const csv = page.waitForEvent('download');
  await page
    .getByRole('region', { name: bicycles, exact: true })
    .getByRole('button', { name: 'Izvozi v CSV' })
    .click();
  const file = await csv;
  expect(file.suggestedFilename()).toBe('prostovoljni_sklad_12.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[1]).toBe('30.10.2026;Vplačila etažnih lastnikov;;0,00;220,00;1155,00');
});

test('a tenant who pays into no fund gets the message that it is for owners', {
  tag: '@long',
}, async ({ page }) => {
  await api(page, /\/voluntary_fund\//, { status: 403, body: {} });
  await page.goto(PATH);
  await expect(
    page.getByText('Podatki so na voljo samo etažnim lastnikom izbrane enote.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('on a phone an inflow is named as one, and a row with nothing more does not open', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  const inflow = page.getByRole('listitem').filter({ hasText: '+220.00' }).first();
  await expect(inflow).toContainText('Prilivi');
  await expect(inflow).not.toContainText('Odlivi');
  await expect(inflow.locator('summary')).toHaveCount(0);
  await expect(page.locator('summary', { hasText: 'Idejna zasnova kolesarnice' })).toHaveCount(1);
});
