import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { expectError } from '../helpers/screens/add-manager';
import {
  answerChange,
  fact,
  firstname,
  lastname,
  openProfile,
  own,
  profile,
  save,
} from '../helpers/screens/profile';
import { rok } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';

test('the account is shown as the server has it, read-only except the name', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await openProfile(page);
  await expect(firstname(page)).toHaveValue('Ana');
  await expect(lastname(page)).toHaveValue('Zupančič');
  await expect(fact(page, 'E-poštni naslov')).toHaveText('ana.zupancic@example.si');
  await expect(fact(page, 'Izbrani upravnik')).toHaveText('Upravljanje Zeleni Gaj d.o.o.');
  await expect(fact(page, 'Šifra plačnika')).toHaveText('104217');
  await expect(fact(page, 'Enote')).toHaveText('3 enote');
  await expect(fact(page, 'Zadnja prijava')).toHaveText('20.11.2026, 18:42');
  const linked = page.getByRole('region', { name: 'Povezani upravniki' });
  await expect(linked.getByRole('listitem')).toHaveText([
    'Upravljanje Zeleni Gaj d.o.o. - 104217Izbran',
    'Upravljanje Zeleni Gaj d.o.o. - 118903Izberi Upravljanje Zeleni Gaj d.o.o. - 118903',
    'Stanovanjski servis Breza d.o.o. - 5530Izberi Stanovanjski servis Breza d.o.o. - 5530',
  ]);
  await expect(page.getByText('Za izbris uporabniškega računa pišite upravniku.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'obrazcem' })).toHaveAttribute('href', '/obrazci');
  await fact(page, 'Enote').getByRole('link').click();
  await expect(page).toHaveURL('/vase-enote');
  await page.goBack();
  await linked.getByRole('link', { name: 'Dodaj upravnika' }).click();
  await expect(page).toHaveURL('/dodaj-upravnika');
});

test('another manager of the account is chosen with one press', async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await openProfile(page);
  const linked = page.getByRole('region', { name: 'Povezani upravniki' });
  const name = 'Stanovanjski servis Breza d.o.o. - 5530';
  await linked.getByRole('button', { name: `Izberi ${name}` }).click();
  await expect(page.getByText('Upravnik je uspešno zamenjan')).toBeVisible();
  await page.goto('/profil');
  await expect(linked.getByRole('listitem').filter({ hasText: name })).toHaveText(`${name}Izbran`);
});

test('a new name is saved without surrounding spaces, and the top bar and home greet it', async ({
  page,
  context,
  baseURL,
}) => {
  const { db } = await ownWorld(context, baseURL, rok);
  await openProfile(page);
  await firstname(page).fill('  Rok Ivan ');
  await save(page).click();
  await expect(page.getByRole('status').getByText('Uspešno urejeno')).toBeVisible();
  await expect(firstname(page)).toHaveValue('Rok Ivan');
  const where = { email: { equals: rok.email } };
  expect(db.user.findFirst({ where })).toMatchObject({ firstname: 'Rok Ivan', lastname: 'Petek' });
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await expect(page.getByRole('banner').getByText('Rok Ivan Petek')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Hiter pregled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Rok Ivan!');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Rok Ivan!');
});

test('a name that is missing or too long shows its error, and no request is sent', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await openProfile(page);
  const puts = await answerChange(page, { body: profile });
  await firstname(page).fill('  ');
  await lastname(page).fill('Ž'.repeat(51));
  await save(page).click();
  await expectError(firstname(page), 'Polje Ime je obvezno');
  await expectError(lastname(page), 'Dolžina polja Priimek ne sme biti večja od 50 znakov');
  await expect(firstname(page)).toBeFocused();
  await expect(own(page).getByRole('region', { name: 'Popravite 2 napaki' })).toBeVisible();
  expect(puts).toEqual([]);
});

test('Odjava ends the session', { tag: '@long' }, async ({ page, context, baseURL }) => {
  await ownWorld(context, baseURL);
  await openProfile(page);
  await page.getByRole('main').getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/prijava');
  expect(await page.evaluate(() => localStorage.getItem('JWT'))).toBeNull();
});
