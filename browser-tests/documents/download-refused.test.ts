import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { button, failureIn, noDocument, path, pdf, savedBy } from './bill-download';

const svg = { 'content-type': 'image/svg+xml' };

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

for (const [what, answer, message] of [
  ['a 404', { status: 404, body: { code: 4 } }, noDocument],
  ['an HTML page', { body: '<!doctype html><title>Portal</title>' }, noDocument],
  ['a JSON error', { body: { code: 5 } }, noDocument],
  ['an empty body', { body: '', headers: pdf }, noDocument],
  [
    'an SVG drawing',
    { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', headers: svg },
    noDocument,
  ],
  ['a script', { body: 'alert(1)', headers: { 'content-type': 'text/javascript' } }, noDocument],
  ['text', { body: 'Napaka', headers: { 'content-type': 'text/plain' } }, noDocument],
  ['a 500', { status: 500, body: '<html>' }, noDocument],
  ['a broken connection', { abort: true }, noDocument],
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
  await expect(failureIn(page)).toHaveText(noDocument);
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
    await expect(failureIn(page)).toHaveText(noDocument);
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
    await expect(failureIn(page)).toHaveText(noDocument);
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
