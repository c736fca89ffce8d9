import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { DEMO_TODAY } from '../../mocks/world/demo-today';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';
import { chooseUnit } from '../helpers/screens/switcher';

const euro = (text: string) => `${text}\u00A0€`;
const chart = (page: Page) => page.getByRole('region', { name: 'Zneski po mesecih' });
const button = (page: Page) => page.getByRole('button', { name: /^Prenesi vse obračune za leto/ });
const list = /\/regular_billing\?/;

/** Changes the path of the archive in the answer with the bills. */
async function leadTo(page: Page, pot_zip: string | null): Promise<void> {
  await page.route(list, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pot_zip } });
  });
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('P16 all bills of a year are saved as one file, for the year and the unit shown', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/redni-obracun');
  const save = async () => {
    const waiting = page.waitForEvent('download');
    await button(page).click();
    const file = await waiting;
    const names = Object.keys(unzipSync(await readFile(await file.path())));
    return [file.suggestedFilename(), names.length, names.sort()[0]];
  };
  expect(await save()).toEqual([
    'redni_obracuni_2026_104217.zip',
    10,
    'redni_obracun_2026-01_26010314.pdf',
  ]);
  await choose(page, 'Leto', '2025');
  await expect(button(page)).toHaveAccessibleName(/redni obračuni 2025$/);
  expect(await save()).toEqual([
    'redni_obracuni_2025_104217.zip',
    12,
    'redni_obracun_2025-01_25010314.pdf',
  ]);
});

test('P16 a year without an archive has no button; a missing archive shows a message', {
  tag: '@long',
}, async ({ page }) => {
  await leadTo(page, null);
  await page.goto('/redni-obracun');
  await expect(page.getByText('26100314')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await leadTo(page, '/api/portal-user/v2/regular_billing/zip?leto=2001');
  await page.reload();
  await button(page).click();
  await expect(page.locator('.download__failure')).toHaveText('Ni dokumenta/ov za prenos');
});

test('P16 twelve months are charted next to the year before, independent of the year of the list', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/redni-obracun?leto=2025');
  const drawing = chart(page).locator('.chart__drawing');
  await expect(drawing.locator('.chart__bar')).toHaveCount(12);
  await expect(drawing.locator('.chart__before').first()).toBeVisible();
  await chart(page).getByText('Prikaži podatke v tabeli').click();
  const last = chart(page).getByRole('table').getByRole('row').last();
  await expect(last).toContainText(`10/2026${euro('217.50')}${euro('207.34')}`);
});

test('P16 a chart whose data fail does not affect the list and can be requested again', {
  tag: '@long',
}, async ({ page }) => {
  const ofTheChart = /\/regular_billing\?(?!.*\bleto=)/;
  const met = await api(page, ofTheChart, { status: 400, body: {}, times: 1 });
  await page.goto('/redni-obracun');
  await expect(page.getByText('26100314')).toBeVisible();
  await expect(chart(page)).toContainText('Podatkov ni bilo mogoče naložiti.');
  expect(met).toHaveLength(1);
  await chart(page).getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(chart(page).locator('.chart__drawing .chart__bar')).toHaveCount(12);
});

test('P16 the table needs no scrolling at 1280 px with the menu open, and the page none at 320 px', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/redni-obracun');
  await expect(page.getByRole('navigation', { name: 'Glavni meni' })).toBeVisible();
  const table = page.getByRole('region', { name: 'Redni obračun', exact: true });
  await expect(table.getByRole('button', { name: 'Več dejanj, 10/2026' })).toBeVisible();
  const [needed = 0, has = 0] = await table.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(needed).toBeLessThanOrEqual(has);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('listitem').filter({ hasText: '10/2026' }).locator('summary').click();
  await expect(page.getByRole('link', { name: 'Specifikacija stroškov 10/2026' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('P16 all units together are charted as one', { tag: '@long' }, async ({ page }) => {
  const asked = await api(page, list, {});
  await page.goto('/redni-obracun?enota=vse');
  await expect(chart(page).locator('.chart__drawing .chart__bar')).toHaveCount(12);
  const units = asked.map((request) => new URL(request.url()).searchParams);
  expect(units.some((query) => query.has('inventarna_stevilka'))).toBe(false);
});

test('P16 the mean of a month has the bills of all units in it', { tag: '@long' }, async ({
  page,
}) => {
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const bills = await response.json();
    const ofGarage = bills.obracuni.map((bill: { st_dokumenta: string }) => ({
      ...bill,
      st_dokumenta: `G${bill.st_dokumenta}`,
      inventarna_stevilka: '0137G22',
      znesek: 10,
    }));
    const obracuni = [...bills.obracuni, ...ofGarage];
    const sums = { skupaj_znesek: bills.skupaj_znesek + 10 * ofGarage.length };
    const json = { ...bills, ...sums, povprecje: 87.36, obracuni, stevilo_vrstic: obracuni.length };
    await route.fulfill({ response, json });
  });
  await page.goto('/redni-obracun?enota=vse');
  const sums = 'V letu skupaj 1\u202F747.25\u00A0€, na mesec povprečno 174.73\u00A0€.';
  await expect(page.getByText(sums, { exact: true })).toBeVisible();
});

test('P16 a bill of another unit leads to the costs of that unit, until another is selected in the top bar', {
  tag: '@long',
}, async ({ page }) => {
  const garage = 'Javorjeva ulica 12, garaža - 2';
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const bills = await response.json();
    const [first, ...others] = bills.obracuni;
    const ofGarage = { ...first, inventarna_stevilka: '0137G22', naziv_enote: garage };
    await route.fulfill({ response, json: { ...bills, obracuni: [ofGarage, ...others] } });
  });
  await page.goto('/redni-obracun?enota=vse');
  await page
    .getByRole('row', { name: garage })
    .getByRole('button', { name: /^Več dejanj/ })
    .click();
  await page.getByRole('link', { name: /^Specifikacija stroškov \d/ }).click();
  await expect(page).toHaveURL('/specifikacija-stroskov?obdobje=2026-10&enota=0137G22');
  const unit = page.getByRole('main').getByRole('combobox', { name: 'Enota' });
  await expect(unit).toContainText(garage);
  await page.reload();
  await expect(unit).toContainText(garage);
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(unit).toContainText('Brezova pot 4');
  await expect(page).toHaveURL('/specifikacija-stroskov?obdobje=2026-10');
});

test('P16 January, before the first bill of the year, shows the bills of last year', {
  tag: '@long',
}, async ({ page }) => {
  const year = Number(DEMO_TODAY.slice(0, 4));
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const bills = await response.json();
    const leta = bills.leta.filter((each: number) => each !== year);
    const isThisYear = new URL(route.request().url()).searchParams.get('leto') === String(year);
    const obracuni = isThisYear ? [] : bills.obracuni;
    await route.fulfill({ response, json: { ...bills, leta, obracuni } });
  });
  await page.goto('/redni-obracun');
  await expect(page.getByText('25120314').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Leto' })).toContainText(String(year - 1));
  await choose(page, 'Leto', String(year));
  await expect(page.getByText('Za izbrano leto ni rednih obračunov.')).toBeVisible();
});

test('P16 the years of a unit are not offered for another unit without bills', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/redni-obracun');
  const year = page.getByRole('main').getByRole('combobox', { name: 'Leto' });
  await year.click();
  await expect(page.getByRole('option')).toHaveText(['2026', '2025']);
  await page.keyboard.press('Escape');
  await choose(page, 'Enota', 'Brezova pot 4 (7)');
  await expect(page.getByText('Za izbrano leto ni rednih obračunov.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Enota' })).toBeFocused();
  await year.click();
  await expect(page.getByRole('option')).toHaveText(['2026']);
});
