/** Home of a rented-out unit shows its tenant's debt, and does not claim that all is settled. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { onePage } from '../helpers/answers/one-page';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { euro } from '../helpers/screens/list-page';
import { chooseUnit } from '../helpers/screens/switcher';

const settled = 'Vse obveznosti so poravnane.';
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const tenant = /^Najemnik: .*Petek/;

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.goto('/');
});

test('the tenant’s debt is shown on home, with a link to it', { tag: '@long' }, async ({
  page,
}) => {
  await expect(card(page, 'Za plačilo')).toContainText('286.84');
  await expect(card(page, 'Najemnik')).toHaveCount(0);
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(card(page, tenant).getByRole('definition')).toHaveText([
    euro('271.65'),
    euro('130.45'),
  ]);
  await expect(card(page, 'Za plačilo')).toContainText(
    'Za to enoto nimate svojih odprtih postavk.',
  );
  await expect(page.getByText(settled)).toHaveCount(0);
  for (const name of ['Zadnji obračun', 'Stroški po mesecih']) {
    await expect(card(page, name)).toContainText('Obračune za to enoto prejema najemnik.');
  }
  await card(page, tenant).getByRole('link', { name: 'Odprte postavke najemnikov' }).click();
  await expect(page).toHaveURL('/odprte-postavke-najemnikov');
});

test('the user’s own garage without debts is settled, beside what is due for other units', {
  tag: '@long',
}, async ({ page }) => {
  await chooseUnit(page, 'Javorjeva ulica 12, garaža - 2');
  await expect(card(page, 'Za plačilo')).toContainText(settled);
  await expect(card(page, 'Za plačilo')).toContainText(
    `Za druge enote je odprto ${euro('286.84')}.`,
  );
  await expect(card(page, 'Najemnik')).toHaveCount(0);
  await card(page, 'Za plačilo').getByRole('link', { name: 'Odprte postavke vseh enot' }).click();
  await expect(page).toHaveURL('/odprte-postavke?enota=vse');
  await expect(page.locator('.answer')).toContainText(`Za plačilo ${euro('286.84')}.`);
});

test('a tenant who owes nothing is named; unknown data are left out', {
  tag: '@long',
}, async ({ page }) => {
  const none = {
    postavke: [],
    po_najemnikih: [],
    skupaj_odprto: 0,
    zapadlo: 0,
    ...onePage(0),
  };
  await api(page, '/tenants/open_items', { body: none });
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(card(page, tenant)).toContainText('Najemnik nima odprtih postavk.');
  await api(page, '/unit_details', { status: 400, body: {} });
  await page.reload();
  await expect(card(page, 'Za plačilo')).toContainText(
    'Za to enoto nimate svojih odprtih postavk.',
  );
  await expect(page.getByText(settled)).toHaveCount(0);
});

test('tenants’ debts that cannot be loaded are reported in their card', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, '/tenants/open_items', { status: 400, body: {}, times: 1 });
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(card(page, tenant)).toContainText('Podatkov ni bilo mogoče naložiti.');
  await card(page, tenant).getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(card(page, tenant)).toContainText('271.65');
});

test('no request for tenants is sent for a user without tenants or without their page', {
  tag: '@long',
}, async ({ page, flight }) => {
  await api(page, '/has_user_tenants', { body: false });
  await page.reload();
  await chooseUnit(page, 'Brezova pot 4 (7)');
  await expect(card(page, 'Zadnji obračun')).toContainText('Obračun za to enoto še ni bil izdan.');
  await expect(card(page, 'Najemnik')).toHaveCount(0);
  expect(callsTo(flight.record.requests, '/tenants/open_items')).toEqual([]);
  expect(callsTo(flight.record.requests, '/unit_details')).toEqual([]);
});
