/** What was typed into the registration and an invitation stays over Back and a reload (F10), but no password. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { field, fillRegistration, maja } from '../helpers/screens/registration';
import { choose } from '../helpers/screens/select';
import { ownWorld } from '../helpers/session/own-world';

test('F10 a registration stays over Back and a reload, without passwords', {
  tag: '@long',
}, async ({ page }) => {
  await fillRegistration(page);
  await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava' })).toBeVisible();
  const expectKept = async () => {
    for (const label of ['Šifra plačnika', 'Ime', 'Priimek', 'E-poštni naslov'] as const) {
      await expect(field(page, label)).toHaveValue(maja[label]);
    }
    for (const label of ['Geslo iz položnice', 'Geslo', 'Ponovite geslo'] as const) {
      await expect(field(page, label)).toHaveValue('');
    }
    await expect(page.getByRole('checkbox', { name: 'Nisem robot' })).not.toBeChecked();
  };
  await page.goBack();
  await expectKept();
  await page.reload();
  await expectKept();
});

test('F10 an invitation stays over Back, until it is sent', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await page.goto('/profil');
  await page.getByRole('link', { name: 'Ljudje ob enoti' }).click();
  const name = field(page, 'Ime in priimek');
  const address = field(page, 'E-poštni naslov osebe');
  await name.fill('Eva Zupančič');
  await address.fill('eva.zupancic@example.si');
  await page.goBack();
  await page.goForward();
  await expect(name).toHaveValue('Eva Zupančič');
  await expect(address).toHaveValue('eva.zupancic@example.si');
  await choose(page, 'Vloga', 'Solastnik');
  await page.getByRole('button', { name: 'Pošlji povabilo' }).click();
  await expect(page.getByText('Povabilo je poslano.')).toBeVisible();
  await expect(name).toHaveValue('');
  await page.goBack();
  await page.goForward();
  await expect(name).toHaveValue('');
});
