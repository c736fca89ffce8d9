/** The files of a record: who may see it, saving, looking at a PDF (`domain.md` P8, P9; F12–F14, E15). */
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectNoAxeViolations } from '../helpers/accessibility';
import { api } from '../helpers/faults';
import { expectLoggedOut } from '../helpers/logged-out';
import { chooseLogout } from '../helpers/logout';
import { test } from '../helpers/portal';
import { callsTo } from '../helpers/requests';

const path = '/dokumenti-upravnika/58213';
const file = '/documents/771204';
const none = 'Ni dokumenta/ov za prenos';
const pdf = { 'content-type': 'application/pdf' };

const preview = (page: Page) =>
  page.getByRole('button', { name: /^Predogled, Zapisnik_14042026.pdf/ });
const save = (page: Page) =>
  page.getByRole('button', { name: 'Prenesi PDF, Zapisnik_14042026.pdf' });

function savedBy(page: Page): Download[] {
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  return saved;
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

for (const [why, answer] of [
  ['unknown', { status: 404, body: { code: 4 } }],
  ['without a body', { status: 404, body: '' }],
  ['of others', { status: 403, body: { detail: 'Not allowed.' } }],
  ['code 4 alone', { status: 400, body: { code: 4 } }],
] as const) {
  test(`P9 a record that is ${why} reads as one that is not there`, async ({ page }) => {
    await api(page, '/vlozisce/58213', answer);
    await page.goto(path);
    await expect(page.getByText('Vložišče ne obstaja ali do njega nimate dostopa.')).toBeVisible();
    await expect(page).toHaveTitle('Dokumenti vložišča – Portal stanovalca');
    await expect(page.getByRole('button', { name: 'Poskusi znova' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Nazaj na dokumente upravnika' }).click();
    await expect(page).toHaveURL('/dokumenti-upravnika');
  });
}

for (const id of ['abc', '0', '58213.5', '-1', '1e3', '9999999999', '58213abc']) {
  test(`P9 the id ${id} is not asked for`, async ({ page, flight }) => {
    await page.goto(`/dokumenti-upravnika/${id}`);
    await expect(page.getByText('Vložišče ne obstaja ali do njega nimate dostopa.')).toBeVisible();
    expect(callsTo(flight.record.requests, 'vlozisce')).toEqual([]);
  });
}

test('P9 a record that the world does not have is told of in one request', async ({
  page,
  flight,
}) => {
  await page.goto('/dokumenti-upravnika/999999999');
  await expect(page.getByText('Vložišče ne obstaja')).toBeVisible();
  expect(callsTo(flight.record.requests, 'vlozisce')).toHaveLength(1);
});

test('P9 all files come as one archive, and an empty record says so', async ({ page }) => {
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
  await expect(page.getByText('V tem vložišču ni dokumentov.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Prenesi vse/ })).toHaveCount(0);
});

for (const [what, type, body] of [
  ['a page', 'text/html', '<script>alert(1)</script>'],
  ['a drawing', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a picture', 'image/png', 'PNG'],
  ['a document of no type', 'application/octet-stream', '%PDF-1.4'],
] as const) {
  test(`E15 ${what} in place of a PDF is never opened`, async ({ page }) => {
    await api(page, file, { body, headers: { 'content-type': type } });
    await page.goto(path);
    const opened = page.waitForEvent('popup');
    await preview(page).click();
    const tab = await opened;
    const addresses: string[] = [];
    tab.on('framenavigated', (frame) => addresses.push(frame.url()));
    await expect.poll(() => tab.isClosed()).toBe(true);
    expect(addresses.filter((address) => address.startsWith('blob:'))).toEqual([]);
  });
}

for (const [why, script] of [
  ['opens no tab', 'window.open = () => null'],
  ['shows no PDF', "Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false })"],
] as const) {
  test(`P9 where the browser ${why} the file is saved instead`, async ({ page, context }) => {
    await page.addInitScript(script);
    await page.goto(path);
    const waiting = page.waitForEvent('download');
    await preview(page).click();
    expect((await waiting).suggestedFilename()).toBe('Zapisnik_14042026.pdf');
    expect(context.pages()).toHaveLength(1);
  });
}

test('F13 the address of a shown PDF is given back after a minute', async ({ page }) => {
  await page.addInitScript(() => {
    const open = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const address = createObjectURL.call(URL, blob);
      open.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      open.delete(address);
      revokeObjectURL.call(URL, address);
    };
    Object.assign(window, { openAddresses: open });
  });
  await page.clock.install();
  await page.goto(path);
  const opened = page.waitForEvent('popup');
  await preview(page).click();
  await expect.poll(async () => (await opened).url()).toMatch(/^blob:/);
  const open = () =>
    page.evaluate(() => (window as unknown as { openAddresses: Set<string> }).openAddresses.size);
  expect(await open()).toBe(1);
  await page.clock.runFor(61_000);
  expect(await open()).toBe(0);
});

test('F14 a double click opens one tab with one request', async ({ page, context }) => {
  const calls = await api(page, file, { delay: 700 });
  await page.goto(path);
  await preview(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => context.pages().at(-1)?.url()).toMatch(/^blob:/);
  expect(context.pages()).toHaveLength(2);
  expect(calls).toHaveLength(1);
});

for (const [leaving, leave] of [
  [
    'another page',
    async (page: Page) => {
      await page.getByRole('link', { name: 'Nazaj na dokumente upravnika' }).click();
    },
  ],
  [
    'a logout',
    async (page: Page) => {
      await chooseLogout(page);
      await expectLoggedOut(page);
    },
  ],
] as const) {
  test(`F14 ${leaving} closes the tab that waits, without a word`, async ({ page }) => {
    const saved = savedBy(page);
    const calls = await api(page, file, { delay: 5_000 });
    await page.goto(path);
    const opened = page.waitForEvent('popup');
    await preview(page).click();
    const tab = await opened;
    await expect.poll(() => calls.length).toBe(1);
    await leave(page);
    await expect.poll(() => tab.isClosed()).toBe(true);
    await page.waitForTimeout(5_000);
    expect(saved).toEqual([]);
    await expect(page.getByText('Pri prenosu je prišlo do napake')).toHaveCount(0);
  });
}

test('P9 a failed look closes its tab and is told of; a name of others’ making is made safe', async ({
  page,
}) => {
  await api(page, file, { status: 500, body: '', times: 1 });
  await page.goto(path);
  const opened = page.waitForEvent('popup');
  await preview(page).click();
  const tab = await opened;
  await expect.poll(() => tab.isClosed()).toBe(true);
  await expect(page.locator('.download__failure')).toHaveText('Pri prenosu je prišlo do napake');
  const headers = { ...pdf, 'content-disposition': 'attachment; filename="../../x.exe"' };
  await api(page, file, { body: '%PDF-1.4', headers });
  const waiting = page.waitForEvent('download');
  await save(page).click();
  expect((await waiting).suggestedFilename()).toBe('x.pdf');
});

test('P8 a list that tells no path asks the record once, and says when there is no file', async ({
  page,
  flight,
}) => {
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

test('Back leads to the list with its filter, its search and its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/dokumenti-upravnika?razvrsti=naziv');
  const link = page.getByRole('link', { name: 'Zapisnik zbora' });
  await expect(link).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // A click moves the page only as far as it must: after this, not at all.
  await page.waitForTimeout(1_000);
  await link.hover();
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => window.scrollY);
  for (const back of ['browser', 'Nazaj na dokumente upravnika', 'Dokumenti upravnika']) {
    await link.click();
    await expect(page).toHaveURL(path);
    if (back === 'browser') await page.goBack();
    else await page.getByRole('main').getByRole('link', { name: back, exact: true }).click();
    await expect(page).toHaveURL('/dokumenti-upravnika?razvrsti=naziv');
    // A smooth scroll that was under way may still move on by a few pixels.
    const off = () => page.evaluate((place) => Math.abs(window.scrollY - place), before);
    await expect.poll(off).toBeLessThan(20);
  }
  await page.goto('/dokumenti-upravnika?vrsta=zapisnik');
  await page.getByLabel('Iskanje').fill('zbora');
  await expect.poll(() => page.evaluate(() => history.state?.usr?.search)).toBe('zbora');
  await link.click();
  await page.getByRole('link', { name: 'Nazaj na dokumente upravnika' }).click();
  await expect(page).toHaveURL('/dokumenti-upravnika?vrsta=zapisnik');
  await expect(page.getByText('Prikazano 1–1 od 1')).toBeVisible();
  await expect(page.getByLabel('Iskanje')).toHaveValue('zbora');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`W01 axe finds nothing, and nothing scrolls sideways, in the ${scheme} theme`, async ({
    page,
  }) => {
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
