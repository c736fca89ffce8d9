import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { chooseManager, contexts, expectContext } from '../helpers/screens/switcher';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { chooseLogout } from '../helpers/session/logout';
import { openObjectUrls, watchObjectUrls } from './object-urls';

const path = '/pdf/26100314';
const none = 'Ni dokumenta/ov za prenos';
const pdf = { 'content-type': 'application/pdf' };
const svg = { 'content-type': 'image/svg+xml' };

const card = (page: Page) => page.getByRole('region', { name: 'Zadnji obračun' });
const button = (page: Page) =>
  card(page).getByRole('button', { name: 'Prenesi PDF, Redni obračun 10/2026' });
const failureIn = (page: Page) => card(page).locator('.download__failure');

/** Collects the files that the page saves. */
function savedBy(page: Page): Download[] {
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  return saved;
}

/** Answers the call for bills with a path that our server never sends. */
async function leadTo(page: Page, pot_pdf: string): Promise<void> {
  await page.route(/\/regular_billing\?/, async (route) => {
    const response = await route.fetch();
    const bills = await response.json();
    bills.obracuni[0].pot_pdf = pot_pdf;
    await route.fulfill({ response, json: bills });
  });
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the document of a bill is saved under the server’s name', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const waiting = page.waitForEvent('download');
  await button(page).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('redni_obracun_2026-10_104217.pdf');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(failureIn(page)).toHaveCount(0);
});

for (const [sent, name] of [
  ['filename="../../x"', 'x.pdf'],
  ['filename="CON.pdf"', 'dokument_CON.pdf'],
  ['filename="a/b\\\\c"', 'a_b_c.pdf'],
  ["filename*=UTF-8''x%0D%0Ay", 'xy.pdf'],
  ["filename*=UTF-8''racun%E2%80%AEfdp.exe", 'racunfdp.pdf'],
  [`filename="${'x'.repeat(300)}"`, `${'x'.repeat(146)}.pdf`],
  ['filename=""', 'dokument.pdf'],
  ['filename=".pdf"', 'dokument.pdf'],
  ['filename="x.pdf.exe"', 'x.pdf'],
  [
    'filename="racun.pdf"; filename*=UTF-8\'\'Ra%C4%8Dun%20%C5%A1t.%205%20%E2%80%93%20%C4%8D%C5%A1%C5%BE.pdf',
    'Račun št. 5 – čšž.pdf',
  ],
] as const) {
  test(`F12 a document sent with ${sent.slice(0, 60)} is saved as ${name.slice(0, 30)}`, {
    tag: '@long',
  }, async ({ page }) => {
    const headers = { ...pdf, 'content-disposition': `attachment; ${sent}` };
    await api(page, path, { body: '%PDF-1.4', headers });
    await page.goto('/');
    const waiting = page.waitForEvent('download');
    await button(page).click();
    expect((await waiting).suggestedFilename()).toBe(name);
  });
}

test('F13 twenty documents of 5 MB leave no object URL and no memory behind', {
  tag: '@long',
}, async ({ page }) => {
  await watchObjectUrls(page);
  await page.clock.install();
  await api(page, path, { body: '%PDF-1.4'.padEnd(5_000_000, ' '), headers: pdf });
  await page.goto('/');
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  await expect(button(page)).toBeVisible();
  const before = await heap();
  for (let count = 0; count < 20; count += 1) {
    const waiting = page.waitForEvent('download');
    await button(page).click();
    await (await waiting).delete();
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  }
  expect(await openObjectUrls(page)).toBeGreaterThan(0);
  await page.clock.runFor(11_000);
  expect(await openObjectUrls(page)).toBe(0);
  expect((await heap()) - before).toBeLessThan(20_000_000);
});

test('F14 a double click is one request and one file', { tag: '@long' }, async ({ page }) => {
  const saved = savedBy(page);
  const calls = await api(page, path, { delay: 500 });
  await page.goto('/');
  await button(page).dblclick();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => saved.length).toBe(1);
  await page.waitForTimeout(300);
  expect(calls).toHaveLength(1);
  expect(saved).toHaveLength(1);
});

for (const [leaving, leave] of [
  [
    'another page',
    async (page: Page) => {
      await card(page).getByRole('link', { name: 'Redni obračun' }).click();
      await expect(page).toHaveURL('/redni-obracun');
    },
  ],
  [
    'a logout',
    async (page: Page) => {
      await chooseLogout(page);
      await expectLoggedOut(page);
    },
  ],
  [
    'a switch of manager',
    async (page: Page) => {
      await chooseManager(page, contexts.otherManager.manager);
      await expectContext(page, contexts.otherManager);
    },
  ],
] as const) {
  test(`F14 ${leaving} ends a download without a message, and nothing is saved`, {
    tag: '@long',
  }, async ({ page }) => {
    const saved = savedBy(page);
    const calls = await api(page, path, { delay: 4_000 });
    await page.goto('/');
    await button(page).click();
    await expect.poll(() => calls.length).toBe(1);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes(path));
    await leave(page);
    await ended;
    await page.waitForTimeout(4_000);
    expect(saved).toEqual([]);
    for (const text of [none, 'Pri prenosu je prišlo do napake', 'Povezave s strežnikom']) {
      await expect(page.getByText(text)).toHaveCount(0);
    }
  });
}

for (const [what, answer, message] of [
  ['a 404', { status: 404, body: { code: 4 } }, none],
  ['an HTML page', { body: '<!doctype html><title>Portal</title>' }, none],
  ['a JSON error', { body: { code: 5 } }, none],
  ['an empty body', { body: '', headers: pdf }, none],
  ['an SVG drawing', { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', headers: svg }, none],
  ['a script', { body: 'alert(1)', headers: { 'content-type': 'text/javascript' } }, none],
  ['text', { body: 'Napaka', headers: { 'content-type': 'text/plain' } }, none],
  ['a 500', { status: 500, body: '<html>' }, none],
  ['a broken connection', { abort: true }, none],
  ['a refusal', { status: 403, body: {} }, 'Nimate dostopa'],
] as const) {
  test(`${what} is never saved; a message stays until the next try`, { tag: '@long' }, async ({
    page,
  }) => {
    const saved = savedBy(page);
    await api(page, path, { ...answer, times: 1 });
    await page.goto('/');
    await button(page).click();
    await expect(failureIn(page)).toContainText(message);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(button(page)).toHaveAccessibleDescription(new RegExp(message));
    expect(saved).toEqual([]);
    const waiting = page.waitForEvent('download');
    await button(page).click();
    await waiting;
    await expect(failureIn(page)).toHaveCount(0);
  });
}

test('E08 a redirect to another origin is not followed, and the token stays in the portal', {
  tag: '@long',
}, async ({ page, flight }) => {
  const saved = savedBy(page);
  const location = 'https://collector.example/take.pdf';
  await api(page, path, { status: 302, body: '', headers: { location } });
  await page.goto('/');
  await button(page).click();
  await expect(failureIn(page)).toHaveText(none);
  expect(flight.record.requests.filter(({ url }) => url.includes('collector'))).toEqual([]);
  expect(saved).toEqual([]);
});

for (const hostile of [
  'https://collector.example/api/x',
  '//collector.example/api/x',
  '/api/../take',
  '/api/%2e%2e/take',
  '/\\collector.example/api/x',
]) {
  test(`K2 the path ${hostile} in an answer sends the token nowhere`, { tag: '@long' }, async ({
    page,
    flight,
  }) => {
    await leadTo(page, hostile);
    await page.goto('/');
    await button(page).click();
    await expect(failureIn(page)).toHaveText(none);
    const strays = flight.record.requests.filter(({ url }) => /collector|take/.test(url));
    expect(strays).toEqual([]);
    expect(callsTo(flight.record.requests, '/pdf/')).toEqual([]);
  });
}

for (const [path, call] of [
  ['/api/auth/v1/logout', '/auth/v1/logout'],
  ['/api/portal-user/v2/forms', '/v2/forms'],
] as const) {
  test(`the path ${path} in an answer is not a document: nothing is sent`, {
    tag: '@long',
  }, async ({ page, flight }) => {
    await leadTo(page, path);
    await page.goto('/');
    await button(page).click();
    await expect(failureIn(page)).toHaveText(none);
    expect(callsTo(flight.record.requests, call)).toEqual([]);
  });
}

test('A11 a 401 to a download ends the session, and nothing is saved', { tag: '@long' }, async ({
  page,
}) => {
  const saved = savedBy(page);
  await api(page, path, { status: 401, body: {} });
  await page.goto('/');
  await button(page).click();
  await expectLoggedOut(page);
  await expect(page.getByText('Seja je potekla. Prosimo, prijavite se znova.')).toBeVisible();
  await expect(page.getByText('Pri prenosu je prišlo do napake')).toHaveCount(0);
  expect(saved).toEqual([]);
});
