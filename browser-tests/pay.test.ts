import { expect } from '@playwright/test';
import { openPayDialog, payButton, payDialog, row } from './helpers/pay';
import { reserve, september } from './helpers/pay-orders';
import { test } from './helpers/portal';
import { readQr } from './helpers/read-qr';

const euro = (text: string) => `${text}\u00A0€`;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('all open items stand by account, oldest first, with one code for an account and one for each', async ({
  page,
}) => {
  const dialog = await openPayDialog(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Račun SI56 9999 9001 0400 151',
    'Račun SI56 9999 9001 0400 248',
  ]);
  await expect(dialog.getByText(`2 plačili, skupaj ${euro('249.40')}`)).toBeVisible();
  await expect(dialog.getByText(`1 plačilo, skupaj ${euro('37.44')}`)).toBeVisible();
  await expect(dialog).not.toContainText('286.84');
  await expect(dialog.locator('summary')).toHaveText([
    /^Vse z enim plačilomRedni obračun249\.40/,
    /26090314/,
    /26100314/,
    /26100315/,
  ]);
  const code = dialog.getByRole('img');
  await expect(code).toHaveAccessibleName(`Koda UPN QR za plačilo zneska ${euro('249.40')}`);
  await expect(dialog).toContainText('Upravnik s plačilom najprej poravna najstarejši obračun.');
  await expect(dialog.getByText('Plačilo bo vidno, ko ga bo upravnik evidentiral.')).toBeVisible();

  await dialog.locator('summary').nth(1).click();
  await expect(code).toHaveAccessibleName(`Koda UPN QR za plačilo zneska ${euro('31.90')}`);
  await expect
    .poll(async () => readQr(await code.screenshot()))
    .toMatchObject([{ text: september }]);
  await dialog.locator('summary').nth(3).click();
  // Also those that a closed order would hide are not drawn.
  await expect(dialog.locator('.qr-code')).toHaveCount(1);
  await expect(code).toHaveAccessibleName(`Koda UPN QR za plačilo zneska ${euro('37.44')}`);
  await expect(dialog).toContainText('Prispevek v rezervni sklad se plačuje na ločen račun.');
  await expect.poll(async () => readQr(await code.screenshot())).toMatchObject([{ text: reserve }]);
});

test('W10 the keyboard goes in, around and out again, and the focus returns', async ({ page }) => {
  await page.goto('/');
  await payButton(page).press('Enter');
  const dialog = payDialog(page);
  const close = dialog.getByRole('button', { name: 'Zapri', exact: true });
  await expect(close).toBeFocused();
  const outside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
  const second = dialog.locator('summary').nth(2);
  await second.focus();
  await second.press('Enter');
  await expect(row(dialog, 'Znesek')).toContainText('217.50');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();

  await payButton(page).press(' ');
  await close.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();
});

test('each line is copied as a bank takes it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openPayDialog(page);
  await dialog.locator('summary').nth(1).click();
  const lines = [
    ['Prejemnik', 'Upravljanje Zeleni Gaj d.o.o.'],
    ['IBAN', 'SI56999990010400151'],
    ['Referenca', 'SI121042172609011'],
    ['Znesek', '31,90'],
    ['Namen plačila', 'Redni obračun 09/2026, plačnik 104217'],
    ['Koda namena', 'COST'],
    ['Rok plačila', '30.10.2026'],
  ] as const;
  for (const [label, copied] of lines) {
    await dialog.getByRole('button', { name: `Kopiraj ${label}`, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  await expect(row(dialog, 'IBAN')).toContainText('SI56 9999 9001 0400 151');
  await expect(row(dialog, 'Referenca')).toContainText('SI12 1042172609011');
  // In the dialog: what stands outside is covered, and hidden from screen readers.
  await expect(dialog.getByRole('status').getByText('Kopirano v odložišče')).toBeVisible();
});
