import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';

const rows = (page: Page) => page.locator('.list-cards__row');

test.beforeEach(async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
});

test('a row of the card has a signed amount with the balance beneath; a tap opens the rest', async ({
  page,
}) => {
  await page.goto('/kartica-obracunov-s-placili');
  const first = rows(page).first();
  await expect(first.locator('.list-cards__amount')).toHaveText(/^V breme −37\.44\s€$/);
  await expect(first.locator('.list-cards__end')).toContainText(/dolg\s286\.84/);
  const payment = rows(page).filter({ hasText: '28.10.2026' });
  await expect(payment.locator('.list-cards__title')).toHaveText('Plačilo');
  await payment.locator('summary').click();
  await expect(payment.getByText(/SI12\s?1042172609020/)).toBeVisible();
  const document = first.getByText('26100315');
  await expect(document).toBeHidden();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(document).toBeVisible();
  await expectNoAxeViolations(page);
});

test('filters are in a sheet, and a chip removes one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/kartica-obracunov-s-placili');
  const opener = page.getByRole('button', { name: 'Filtri' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filtri in razvrščanje' });
  await expect(sheet).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByRole('combobox', { name: 'Vrsta' }).click();
  await page.getByRole('option', { name: 'Plačilo', exact: true }).click();
  await sheet.getByRole('button', { name: 'Pokaži zadetke' }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  const chip = page.getByRole('button', { name: 'Odstrani Vrsta: Plačilo' });
  await expect(rows(page).first().locator('.list-cards__amount')).toContainText('+');
  await chip.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page).toHaveURL('/kartica-obracunov-s-placili');
  await expect(page.locator('.list .focus-here').first()).toBeFocused();
  await opener.click();
  await sheet.getByRole('combobox', { name: 'Vrsta' }).click();
  await page.getByRole('option', { name: 'Plačilo', exact: true }).click();
  await sheet.getByRole('button', { name: 'Počisti filtre' }).press('Enter');
  await expect(sheet.getByRole('heading')).toBeFocused();
});

test('a short list has no filters; saving and printing are in a menu', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/odprte-postavke');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Filtri' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Natisni' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Več dejanj' }).click();
  await expect(page.getByRole('button', { name: 'Natisni' })).toBeVisible();
  await expectNoAxeViolations(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^odprte_postavke.*\.csv$/);
  await expect(page.getByRole('button', { name: 'Natisni' })).toHaveCount(0);
});

test('a cost specification has one button, Plačaj; the other actions are in a menu', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/specifikacija-stroskov');
  const acts = page.locator('.bill-actions.in-heading').getByRole('button');
  await expect(page.locator('.answer-bar').getByRole('button')).toHaveText('Plačaj');
  await expect(acts).toHaveText(['']);
  await page.getByRole('button', { name: 'Več dejanj' }).click();
  await expect(page.getByRole('button', { name: /^Prenesi PDF/ })).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi v CSV' }).click();
  await saved;
  await expect(acts).toHaveCount(1);
});

test('a bill has its due date with a word, and what is open where a part is paid', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/redni-obracun');
  const row = rows(page).filter({ hasText: '09/2026' });
  await expect(row.locator('.list-cards__sub')).toHaveText(/rok 30\.10\.2026.*Zapadlo$/);
  await expect(row.locator('.list-cards__end')).toHaveText(/106\.90\s€.*odprto 31\.90\s€$/);
  const whole = rows(page).filter({ hasText: '10/2026' });
  await expect(whole.locator('.list-cards__end')).toHaveText(/^Znesek 217\.50\s€$/);
  await row.locator('summary').click();
  await expect(row.getByText('12.10.2026')).toBeVisible();
});
