import { expect } from '@playwright/test';
import { postChecked } from '../../contract-tests/support/account-calls';
import { callsTo } from '../helpers/answers/requests';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { rok } from '../helpers/session/demo';

test('a visitor finds the link to a new password in the mailbox, and follows it', {
  tag: '@long',
}, async ({ page, flight, baseURL }) => {
  await postChecked(baseURL ?? '', 'forgotten_password', { email: rok.email });
  await page.goto('/demo');
  const message = page
    .getByRole('listitem')
    .filter({ hasText: `Za ${rok.email}` })
    .first();
  await expect(message.getByRole('heading')).toHaveText('Ponastavitev gesla');
  expect(callsTo(flight.record.requests)).toEqual([]);
  const followed = page.waitForRequest(/\/pozabljeno-geslo\/[\w-]{43}$/);
  await message.getByRole('link').click();
  await followed;
  await expect(page.getByLabel('Novo geslo', { exact: true })).toBeVisible();
});

test('one press enters the portal as Ana, as an ordinary login, and then as Rok without anything of hers', async ({
  page,
}) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Vstopi kot Ana Zupančič' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Javorjeva ulica 12').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prijava v imenu uporabnika' })).toHaveCount(0);
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Vstopi kot Rok Petek' }).click();
  await expect(page.getByText('Brezova pot 4').first()).toBeVisible();
  await expect(page.getByText('Javorjeva ulica 12')).toHaveCount(0);
});

test('the demo on a phone: axe finds nothing in light and dark, nothing scrolls sideways, all targets are large enough', {
  tag: '@long',
}, async ({ page, flight, baseURL }) => {
  flight.exempt('I6', 'the portal is not mounted in the demo page');
  await postChecked(baseURL ?? '', 'forgotten_password', { email: rok.email });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/demo');
  await expect(page.getByText(`Za ${rok.email}`).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect([scrollWidth, clientWidth]).toEqual([320, 320]);
  for (const target of await page.locator('button, a.action').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a code is copied, and the portal leads back to the demo', { tag: '@long' }, async ({
  page,
  context,
  flight,
}) => {
  flight.exempt('I6', 'the portal is not mounted in the demo page');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Kopiraj geslo iz položnice' }).first().click();
  await expect(page.getByRole('button', { name: 'Kopirano' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('K7M4-2QXA');
  await page.getByRole('button', { name: 'Vstopi kot Rok Petek' }).click();
  await page.getByRole('link', { name: 'Nazaj na predstavitev' }).click();
  await expect(page.getByRole('button', { name: 'Ponastavi predstavitev' })).toBeVisible();
});
