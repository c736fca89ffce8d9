/** Viewing the files of a record (`pages.md` P8, P9; F12–F14, E15). */
import { type Download, expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { chooseLogout } from '../helpers/session/logout';
import { openObjectUrls, watchObjectUrls } from './object-urls';

const path = '/dokumenti-upravnika/58213';

const file = '/documents/771204';

const pdf = { 'content-type': 'application/pdf' };

const preview = (page: Page) =>
  page.getByRole('button', { name: /^Predogled, Zapisnik 14.04.2026/ });

const save = (page: Page) => page.getByRole('button', { name: 'Prenesi PDF, Zapisnik 14.04.2026' });

function savedBy(page: Page): Download[] {
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  return saved;
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

for (const [what, type, body] of [
  ['an HTML page', 'text/html', '<script>alert(1)</script>'],
  ['an SVG drawing', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a picture', 'image/png', 'PNG'],
  ['a document of an unknown type', 'application/octet-stream', '%PDF-1.4'],
] as const) {
  test(`E15 ${what} in place of a PDF is never opened`, {
    tag: ['@long', '@whole-browser'],
  }, async ({ page }) => {
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
  [
    'has no PDF viewer',
    "Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false })",
  ],
] as const) {
  test(`P9 a browser that ${why} saves the file instead`, { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.addInitScript(script);
    await page.goto(path);
    const waiting = page.waitForEvent('download');
    await preview(page).click();
    expect((await waiting).suggestedFilename()).toBe('Zapisnik_14042026.pdf');
    expect(context.pages()).toHaveLength(1);
  });
}

test('F13 the object URL of an opened PDF is revoked after a minute', {
  tag: ['@long', '@whole-browser'],
}, async ({ page }) => {
  await watchObjectUrls(page);
  await page.clock.install();
  await page.goto(path);
  const opened = page.waitForEvent('popup');
  await preview(page).click();
  await expect.poll(async () => (await opened).url()).toMatch(/^blob:/);
  expect(await openObjectUrls(page)).toBe(1);
  await page.clock.runFor(61_000);
  expect(await openObjectUrls(page)).toBe(0);
});

test('F14 a double click opens one tab with one request', {
  tag: ['@long', '@whole-browser'],
}, async ({ page, context }) => {
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
      await page.getByRole('main').getByRole('link', { name: 'Dokumenti upravnika' }).click();
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
  test(`F14 ${leaving} closes the waiting tab without a message`, {
    tag: ['@long', '@whole-browser'],
  }, async ({ page }) => {
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
    await expect(page.getByText('Ni dokumenta/ov za prenos')).toHaveCount(0);
  });
}

test('P9 a failed preview closes its tab and shows a message; an unsafe file name is made safe', {
  tag: ['@long', '@whole-browser'],
}, async ({ page }) => {
  await api(page, file, { status: 500, body: '', times: 1 });
  await page.goto(path);
  const opened = page.waitForEvent('popup');
  await preview(page).click();
  const tab = await opened;
  await expect.poll(() => tab.isClosed()).toBe(true);
  await expect(page.locator('.download__failure')).toHaveText('Ni dokumenta/ov za prenos');
  const headers = { ...pdf, 'content-disposition': 'attachment; filename="../../x.exe"' };
  await api(page, file, { body: '%PDF-1.4', headers });
  const waiting = page.waitForEvent('download');
  await save(page).click();
  expect((await waiting).suggestedFilename()).toBe('x.pdf');
});

test('a name with direction marks cannot disguise its kind of file: in the list, on the buttons, in the waiting tab', {
  tag: ['@long', '@whole-browser'],
}, async ({ page }) => {
  await page.route(/\/vlozisce\/58213$/, async (route) => {
    const response = await route.fetch();
    const record = await response.json();
    record.dokumenti[0].naziv_dokumenta = 'Zapis\u202Efdp.exe\u0007';
    record.dokumenti[0].pot = '/api/portal-user/v2/documents/771204';
    await route.fulfill({ response, json: record });
  });
  await api(page, file, { hang: true });
  await page.goto(path);
  const plain = 'Zapisfdp.exe';
  const name = page.locator('.document-list__name').filter({ hasText: 'fdp.exe' });
  expect(await name.textContent()).toBe(plain);
  await expect(
    page.getByRole('button', { name: new RegExp(`^Prenesi PDF, ${plain}, `) }),
  ).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: new RegExp(`^Predogled, ${plain}, `) }).click();
  expect(await (await opened).title()).toBe(plain);
});
