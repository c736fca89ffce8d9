/** The choice and the steps of several payments (`pages.md` 2.6), which are parts on PrimeReact. */
import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';
import { changeItems, includeAnnounced, openPayDialog, row } from '../helpers/screens/pay';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the choice is a group of radio buttons: one tab stop, and arrows choose', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openPayDialog(page);
  const group = dialog.getByRole('radiogroup', { name: /^Obračune, ki se plačujejo na isti TRR/ });
  const jointly = group.getByRole('radio', { name: 'Skupaj' });
  const singly = group.getByRole('radio', { name: 'Posamično' });
  await expect(jointly).toBeChecked();
  await includeAnnounced(dialog).focus();
  await page.keyboard.press('Tab');
  await expect(jointly).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(singly).toBeFocused();
  await expect(singly).toBeChecked();
  await expect(jointly).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(singly).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(singly).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(jointly).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(jointly).not.toBeFocused();
  await expect(singly).not.toBeFocused();
});

test('each payment has a button that shows it and keeps the focus', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await openPayDialog(page);
  await dialog.getByRole('radio', { name: 'Posamično' }).check();
  const places = dialog.getByRole('navigation', { name: 'Plačila' }).getByRole('button');
  await expect(places).toHaveCount(3);
  await expect(places.first()).toHaveAttribute('aria-current', 'step');
  await places.nth(2).press('Enter');
  await expect(places.nth(2)).toBeFocused();
  await expect(places.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(row(dialog, 'Znesek')).toContainText('37.44');
  await dialog.getByRole('button', { name: 'Prejšnje plačilo' }).click();
  await expect(places.nth(1)).toHaveAttribute('aria-current', 'step');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
    expect(await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  }
});

test('the shown payment stays when announced ones are included or left out again', {
  tag: '@long',
}, async ({ page }) => {
  const none = {
    stanje_placila: 'ni',
    najavljeno_ob: null,
    prejeto_ob: null,
    prejeti_znesek: 0,
  } as const;
  const announced = { ...none, stanje_placila: 'najavljeno' } as const;
  await changeItems(page, (items) =>
    items.map((item) => ({
      ...item,
      placilo: item.st_dokumenta === '26090314' ? announced : none,
    })),
  );
  const dialog = await openPayDialog(page);
  await includeAnnounced(dialog).uncheck();
  const step = dialog.getByRole('heading', { level: 3 });
  await dialog.getByRole('button', { name: 'Naslednje plačilo', exact: true }).click();
  await expect(step).toHaveText(/^2 od 2: Rezervni sklad/);
  await includeAnnounced(dialog).check();
  await expect(dialog.getByRole('radio', { name: 'Skupaj' })).toBeChecked();
  await expect(step).toHaveText(/^2 od 2: Rezervni sklad/);
  await includeAnnounced(dialog).uncheck();
  await expect(step).toHaveText(/^2 od 2: Rezervni sklad/);
});
