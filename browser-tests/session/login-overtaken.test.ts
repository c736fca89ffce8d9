/** Another user logs in in another tab while a login is in flight in this one. */
import { expect, type Page } from '@playwright/test';
import { api, type FaultyAnswer } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { ana, rok } from '../helpers/session/demo';
import { logIn } from '../helpers/session/session';

const stay = (page: Page) => page.getByRole('button', { name: 'Nadaljuj kot Ana Zupančič' });
const replace = (page: Page) => page.getByRole('button', { name: 'Prijavi se kot Rok Petek' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Rok's login is in flight in the page when Ana logs in in another tab.
 *
 * @param start - which login page: the static one, or the portal's, to which a protected page redirects
 * @returns Ana's tab
 */
async function overtake(page: Page, start = '/prijava', answer: FaultyAnswer = {}) {
  await api(page, '/login', answer);
  const release = await holdRequests(page, '**/api/auth/v1/login');
  await page.goto(start);
  await expect(page).toHaveURL('/prijava');
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('E-poštni naslov').fill(rok.email);
  await page.getByLabel('Geslo', { exact: true }).fill(rok.password);
  const sent = page.waitForRequest('**/api/auth/v1/login');
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await sent;
  const other = await page.context().newPage();
  await logIn(other, ana);
  await expect(heading(other)).toHaveText('Pozdravljeni, Ana!');
  await expect(heading(page)).toHaveText('Prijava');
  release();
  return other;
}

/** The static login page, and the same page of the portal. */
for (const [where, start] of [
  ['the login page', '/prijava'],
  ['the portal’s own login', '/odprte-postavke'],
] as const) {
  test(`a login on ${where} after one in another tab shows who is logged in, and offers a choice`, {
    tag: '@long',
  }, async ({ page, flight }) => {
    const other = await overtake(page, start);
    await expect(page.getByText('prijavil uporabnik Ana Zupančič')).toBeVisible();
    await expect(page.getByLabel('Geslo', { exact: true })).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('286.84');
    await expectNoAxeViolations(page);
    const calls = callsTo(flight.record.requests, '/login').length;
    await stay(page).click();
    await expect(heading(page)).toHaveText('Pozdravljeni, Ana!');
    await expect(heading(other)).toHaveText('Pozdravljeni, Ana!');
    expect(callsTo(flight.record.requests, '/login')).toHaveLength(calls);
  });
}

test('a user who confirms is logged in, and the other tab takes over this session', {
  tag: '@long',
}, async ({ page, flight }) => {
  const other = await overtake(page);
  await replace(page).click();
  await expect(heading(page)).toHaveText('Pozdravljeni, Rok!');
  await expect(heading(other)).toHaveText('Pozdravljeni, Rok!');
  expect(callsTo(flight.record.requests, '/login')).toHaveLength(2);
});

test('a wrong password keeps the form and the button to continue as the logged-in user', {
  tag: '@long',
}, async ({ page }) => {
  await overtake(page, '/prijava', { status: 401, body: { code: 6 } });
  await expect(page.getByText('E-mail ali geslo ni pravilno')).toBeVisible();
  await expect(stay(page)).toBeVisible();
  await expect(replace(page)).toHaveCount(0);
  await expect(page.getByLabel('E-poštni naslov')).toHaveValue(rok.email);
  await page.unrouteAll();
  await page.getByLabel('Geslo', { exact: true }).fill(rok.password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
  await expect(heading(page)).toHaveText('Pozdravljeni, Rok!');
});

test('a login continues when the user of the other tab has logged out', { tag: '@long' }, async ({
  page,
}) => {
  const other = await overtake(page);
  await expect(stay(page)).toBeVisible();
  await other.getByRole('button', { name: 'Uporabniški meni' }).click();
  await other.getByRole('button', { name: 'Odjava' }).click();
  await expect(heading(page)).toHaveText('Pozdravljeni, Rok!');
});
