/** The files of a record: who may see and save them (`pages.md` P8, P9; F12–F14, E15). */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';

const path = '/dokumenti-upravnika/58213';

/** The way back to the list; the menu has a link of the same name. */
const backTo = (page: Page) =>
  page.getByRole('navigation', { name: 'Pot do strani' }).getByRole('link');

const none = 'Ni dokumenta/ov za prenos';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

for (const [why, answer] of [
  ['unknown', { status: 404, body: { code: 4 } }],
  ['unknown, answered without a body', { status: 404, body: '' }],
  ['another user’s', { status: 403, body: { detail: 'Not allowed.' } }],
  ['unknown, answered with code 4 alone', { status: 400, body: { code: 4 } }],
] as const) {
  test(`P9 a record that is ${why} looks like one that does not exist`, { tag: '@long' }, async ({
    page,
  }) => {
    await api(page, '/vlozisce/58213', answer);
    await page.goto(path);
    await expect(page.getByText('Teh dokumentov ni ali do njih nimate dostopa.')).toBeVisible();
    await expect(page).toHaveTitle('Dokumenti – Portal stanovalca');
    await expect(page.getByRole('button', { name: 'Poskusi znova' })).toHaveCount(0);
    await backTo(page).click();
    await expect(page).toHaveURL('/dokumenti-upravnika');
  });
}

for (const id of ['abc', '0', '58213.5', '-1', '1e3', '9999999999', '58213abc']) {
  test(`P9 the id ${id} is not requested`, { tag: '@long' }, async ({ page, flight }) => {
    await page.goto(`/dokumenti-upravnika/${id}`);
    await expect(page.getByText('Teh dokumentov ni ali do njih nimate dostopa.')).toBeVisible();
    expect(callsTo(flight.record.requests, 'vlozisce')).toEqual([]);
  });
}

test('P9 a record that the world does not have is reported after one request', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.goto('/dokumenti-upravnika/999999999');
  await expect(page.getByText('Teh dokumentov ni')).toBeVisible();
  expect(callsTo(flight.record.requests, 'vlozisce')).toHaveLength(1);
});

test('P9 all files are saved as one archive, and an empty record shows a message', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(path);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Prenesi vse/ }).click();
  const archive = await waiting;
  expect(archive.suggestedFilename()).toBe('vlozisce_58213.zip');
  expect(Object.keys(unzipSync(await readFile(await archive.path())))).toHaveLength(3);
  await page.route(/\/vlozisce\/58213$/, async (route) => {
    const response = await route.fetch();
    const record = await response.json();
    await route.fulfill({ response, json: { ...record, dokumenti: [], pot_zip: null } });
  });
  await page.goto(path);
  await expect(page.getByText('Tu ni dokumentov.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Prenesi vse/ })).toHaveCount(0);
});

test('P8 a list row without a path requests the record once, and shows a message when there is no file', {
  tag: '@long',
}, async ({ page, flight }) => {
  await page.route(/\/manager_documents\/\d+$/, async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    for (const record of list.vlozisca) record.pot = null;
    await route.fulfill({ response, json: list });
  });
  await page.goto('/dokumenti-upravnika');
  const button = page.getByRole('button', { name: 'Prenesi, Hišni red' });
  const waiting = page.waitForEvent('download');
  await button.dblclick();
  await waiting;
  expect(callsTo(flight.record.requests, '/vlozisce/40112')).toHaveLength(1);
  expect(callsTo(flight.record.requests, '/documents/560020')).toHaveLength(1);
  for (const status of [404, 403]) {
    await api(page, '/vlozisce/40112', { status, body: { code: 4 }, times: 1 });
    await button.click();
    await expect(page.locator('.download__failure')).toHaveText(none);
  }
});

test('Back returns to the place in a list that was sorted there', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/dokumenti-upravnika');
  const link = page.getByRole('link', { name: 'Zapisnik zbora' });
  // The typeface comes with the second page of a first visit: after Back the list would have another height.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(link).toBeVisible();
  await page.mouse.wheel(0, 200);
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBe(200);
  // By script, because a click of Playwright would scroll to the button and to the link first.
  await page
    .getByRole('button', { name: /^Naziv, / })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL('/dokumenti-upravnika?razvrsti=naziv');
  expect(await top()).toBe(200);
  await link.evaluate((each: HTMLElement) => each.click());
  await expect(page).toHaveURL(path);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(top).toBe(200);
});

test('Back returns to the list with its filter, its search and its scroll position', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/dokumenti-upravnika?razvrsti=naziv');
  const link = page.getByRole('link', { name: 'Zapisnik zbora' });
  // The typeface comes with the second page of a first visit: after Back the list would wrap at other places.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(link).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  // Scrolls the link into view, so that the click does not scroll the page.
  await page.waitForTimeout(1_000);
  await link.click({ trial: true });
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => window.scrollY);
  for (const back of ['browser', 'link']) {
    await link.click();
    await expect(page).toHaveURL(path);
    if (back === 'browser') await page.goBack();
    else await backTo(page).click();
    await expect(page).toHaveURL('/dokumenti-upravnika?razvrsti=naziv');
    // A smooth scroll under way may still move by a few pixels.
    const off = () => page.evaluate((place) => Math.abs(window.scrollY - place), before);
    await expect.poll(off).toBeLessThan(20);
  }
  // On a phone the search of so few rows is in the sheet of filters.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dokumenti-upravnika?vrsta=zapisnik');
  await page.getByLabel('Iskanje').fill('zbora');
  await expect.poll(() => page.evaluate(() => history.state?.usr?.search)).toBe('zbora');
  await link.click();
  await backTo(page).click();
  await expect(page).toHaveURL('/dokumenti-upravnika?vrsta=zapisnik');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await expect(page.getByLabel('Iskanje')).toHaveValue('zbora');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`W01 axe finds nothing and nothing scrolls sideways in the ${scheme} theme`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const pages = ['/dokumenti-upravnika', path, '/dokumenti-upravnika/x'];
    for (const address of [...pages, '/dokumenti-dobaviteljev', '/pogosta-vprasanja#vprasanje-7']) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expectNoAxeViolations(page);
        const over = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(over), `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
