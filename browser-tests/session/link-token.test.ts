import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { addressesWith } from './acting';

const TOKEN = '3nKfP0hYq2VbT7cW5xZr8sLmA1dE4gJ6uN9oQpRtSwI';
const PATH = '/pozabljeno-geslo/povezava';

const kept = (page: Page) => page.evaluate(() => history.state?.portalLinkToken);

test('E04 K3 the token of a reset link is removed from the address, and a reload still has it', async ({
  page,
  flight,
}) => {
  flight.guardToken(TOKEN);
  await page.goto(`/pozabljeno-geslo/${TOKEN}?vir=posta&t=${TOKEN}#${TOKEN}`);
  await expect(page).toHaveTitle(/^Ponastavitev gesla/);
  await expect(page).toHaveURL(PATH);
  expect(await kept(page)).toBe(TOKEN);
  await page.reload();
  await expect(page).toHaveTitle(/^Ponastavitev gesla/);
  await expect(page).toHaveURL(PATH);
  expect(await kept(page)).toBe(TOKEN);
  expect(await page.evaluate(() => document.referrer)).not.toContain(TOKEN);
  expect(addressesWith(flight.record, TOKEN)).toHaveLength(1);
});

test('E04 another page does not have the token, and Back finds it without showing it', {
  tag: '@long',
}, async ({ page, flight }) => {
  flight.guardToken(TOKEN);
  await page.goto(`/pozabljeno-geslo/${TOKEN}`);
  await page.getByRole('link', { name: /Na začetno stran/ }).click();
  await expect(page).toHaveURL('/prijava');
  expect(await kept(page)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  expect(await kept(page)).toBe(TOKEN);
  // The same after a page load.
  await page.goto('/registracija');
  expect(await kept(page)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  expect(await kept(page)).toBe(TOKEN);
  expect(addressesWith(flight.record, TOKEN)).toHaveLength(1);
});

for (const path of [
  `/Pozabljeno-Geslo/${TOKEN}`,
  `/pozabljeno-geslo/${TOKEN}/`,
  `/pozabljeno%2Dgeslo/${TOKEN}//`,
  `/pozabljeno-geslo/${TOKEN}%E0%A4%A`,
]) {
  test(`E04 the token is removed from ${path.replace(TOKEN, 'TOKEN')}`, { tag: '@long' }, async ({
    page,
    flight,
  }) => {
    flight.guardToken(TOKEN);
    await page.goto(path);
    await expect(page).toHaveTitle(/^Ponastavitev gesla/);
    await expect(page).toHaveURL(PATH);
    expect(await kept(page)).toContain(TOKEN);
  });
}
