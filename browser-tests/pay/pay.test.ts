import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import {
  includeAnnounced,
  nextPayment,
  openPayDialog,
  payButton,
  payDialog,
  paySingly,
  row,
} from '../helpers/screens/pay';
import { readQr } from '../helpers/screens/read-qr';
import { reserve, september } from './pay-orders';

const euro = (text: string) => `${text}\u00A0€`;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('two payments settle all open items: the total, the count, and one code at a time', async ({
  page,
}) => {
  const dialog = await openPayDialog(page);
  const code = dialog.getByRole('img');
  const step = dialog.getByRole('heading', { level: 3 });
  await expect(dialog.getByRole('status').first()).toHaveText(
    `Skupaj ${euro('286.84')} – 2 plačili na dva računa`,
  );
  await expect(step).toHaveText(`1 od 2: Redni obračun ${euro('249.40')}`);
  await expect(code).toHaveAccessibleName(`Koda UPN QR za plačilo zneska ${euro('249.40')}`);
  await expect(dialog).toContainText('Na račun SI56 9999 9001 0400 151');
  await expect(dialog).toContainText('Št. obračunov 26090314, 26100314');
  await expect(dialog).toContainText('Upravnik s plačilom najprej poravna najstarejši obračun.');
  await expect(
    dialog.getByText('Plačilo bo vidno v nekaj dneh, ko ga upravnik vknjiži.'),
  ).toBeVisible();
  // A bill in the joint payment is not offered separately.
  await expect(dialog).not.toContainText('217.50');

  await nextPayment(dialog);
  await expect(step).toHaveText(`2 od 2: Rezervni sklad ${euro('37.44')}`);
  // Codes of a closed order are not rendered either.
  await expect(dialog.locator('.qr-code')).toHaveCount(1);
  await expect(code).toHaveAccessibleName(`Koda UPN QR za plačilo zneska ${euro('37.44')}`);
  await expect(dialog).toContainText('Prispevek v rezervni sklad se plačuje na ločen račun.');
  await expect.poll(async () => readQr(await code.screenshot())).toMatchObject([{ text: reserve }]);
});

test('an announced payment is left out of the codes until the user includes it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await payButton(page).click();
  const dialog = payDialog(page);
  const total = dialog.getByRole('status').first();
  await expect(total).toHaveText(`Skupaj ${euro('249.40')} – 1 plačilo na en račun`);
  await expect(
    dialog.getByText('najavljeno: 26100315 (20.11.2026). V spodnji znesek ni všteto.'),
  ).toBeVisible();
  await expect(dialog).not.toContainText('37.44');
  await includeAnnounced(dialog).check();
  await expect(total).toHaveText(`Skupaj ${euro('286.84')} – 2 plačili na dva računa`);
  await expect(dialog.getByText('Ne plačajte še enkrat.')).toBeVisible();
  await expect(includeAnnounced(dialog)).toBeFocused();
});

test('a single payment exists for each bill, oldest first, and the joint one is not offered', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openPayDialog(page);
  await paySingly(dialog);
  await expect(dialog.getByRole('status').first()).toHaveText(
    `Skupaj ${euro('286.84')} – 3 plačila na dva računa`,
  );
  const step = dialog.getByRole('heading', { level: 3 });
  const code = dialog.getByRole('img');
  await expect(step).toHaveText(`1 od 3: Redni obračun ${euro('31.90')}`);
  await expect
    .poll(async () => readQr(await code.screenshot()))
    .toMatchObject([{ text: september }]);
  await nextPayment(dialog);
  await expect(step).toHaveText(`2 od 3: Redni obračun ${euro('217.50')}`);
  await nextPayment(dialog);
  await expect(step).toHaveText(`3 od 3: Rezervni sklad ${euro('37.44')}`);
  await expect(dialog).not.toContainText('249.40');
  await dialog.getByRole('radio', { name: 'Skupaj' }).check();
  await expect(step).toHaveText(`1 od 2: Redni obračun ${euro('249.40')}`);
});

test('the next code on a phone is one tap away from anywhere in the dialog', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openPayDialog(page);
  await dialog.getByRole('button', { name: 'Kopiraj Rok plačila' }).scrollIntoViewIfNeeded();
  const next = dialog.getByRole('button', { name: 'Naslednje plačilo', exact: true });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect(next).toBeFocused();
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 0.99 });

  await dialog.getByRole('button', { name: 'Prejšnje plačilo' }).click();
  await dialog
    .getByRole('button', { name: `Naslednje plačilo: Rezervni sklad ${euro('37.44')}` })
    .click();
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 0.99 });
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/37\.44/);
});

test('W10 the focus enters the dialog, cycles in it and leaves it, and returns to the button', {
  tag: '@long',
}, async ({ page }) => {
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
  await dialog.getByRole('radio', { name: 'Skupaj' }).press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Posamično' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Posamično' })).toBeChecked();
  await expect(row(dialog, 'Znesek')).toContainText('31.90');
  await dialog.getByRole('button', { name: 'Naslednje plačilo', exact: true }).press('Enter');
  await expect(row(dialog, 'Znesek')).toContainText('217.50');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();

  await payButton(page).press(' ');
  await close.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();
});

test('each line is copied in the format of a bank', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openPayDialog(page);
  await paySingly(dialog);
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
  // In the dialog: anything outside is covered and hidden from screen readers.
  await expect(dialog.getByRole('button', { name: 'Kopirano' }).first()).toBeVisible();
  await expect(dialog.getByRole('status').getByText('Kopirano').first()).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Kopirano' })).toHaveCount(0);
});
