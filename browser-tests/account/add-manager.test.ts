import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import {
  addButton,
  expectError,
  fillBill,
  freeBill,
  linked,
  managers,
  openAddManager,
} from '../helpers/screens/add-manager';
import { managerButton, switcher } from '../helpers/screens/switcher';
import { ownWorld } from '../helpers/session/own-world';
import { code, manager, password, path, question } from './add-manager-fields';

test('the code of a bill is linked, the switcher lists it, and "Da, preklopi" switches to it', async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  await openAddManager(page);
  await fillBill(page, { ...freeBill, code: ' 77 81 ', password: 'r9t3-8wpl' });
  const sent = page.waitForRequest((request) => request.url().endsWith(path));
  await addButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ manager: 'breza', code_payer: '7781' });

  await expect(question(page)).toBeFocused();
  await expect(page.getByRole('status').getByText('Upravnik je uspešno dodan')).toBeVisible();
  // Two codes of one manager: only the code distinguishes them.
  const label = `${managers.breza} - 7781`;
  await expect(question(page)).toContainText(label);
  await switcher(page).click();
  await expect(managerButton(page, label)).toBeVisible();
  await page.keyboard.press('Escape');

  await question(page).getByRole('button', { name: 'Da, preklopi' }).click();
  await expect(page.getByText('Upravnik je uspešno zamenjan')).toBeVisible();
  await expect(switcher(page)).toContainText(label);
});

test('"Ne" returns to an empty form and says where to find the manager', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  await api(page, path, linked);
  await openAddManager(page);
  await fillBill(page, freeBill);
  await addButton(page).click();
  await question(page).getByRole('button', { name: 'Ne', exact: true }).click();
  const notice = page.getByRole('main').getByRole('status');
  await expect(notice).toContainText(`Dodano: ${managers.breza} - 7781.`);
  await expect(notice.locator('..')).toBeFocused();
  await expect(manager(page)).toContainText('Izberite upravnika');
  await expect(code(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
});

test('an empty form names each field and focuses the first', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn();
  const posts = await api(page, path, linked);
  await openAddManager(page);
  await addButton(page).click();
  await expect(manager(page)).toBeFocused();
  await expectError(manager(page), 'Polje Upravnik je obvezno');
  await expectError(code(page), 'Polje Šifra plačnika je obvezno');
  await expectError(password(page), 'Polje Geslo iz položnice je obvezno');
  await code(page).fill('1'.repeat(21));
  await password(page).fill('A'.repeat(51));
  await password(page).blur();
  await expectError(code(page), 'Dolžina polja Šifra plačnika ne sme biti večja od 20 znakov');
  await expectError(
    password(page),
    'Dolžina polja Geslo iz položnice ne sme biti večja od 50 znakov',
  );
  expect(posts).toEqual([]);
});

test('F09 repeated submits send one request', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn();
  const posts = await api(page, path, { ...linked, delay: 2_000 });
  await openAddManager(page);
  await fillBill(page, freeBill);
  await addButton(page).dblclick();
  await password(page).press('Enter');
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(question(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('what is owed to the added manager is among all dues at once', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await ownWorld(context, baseURL);
  const dues = page.getByRole('main').getByText(/7781/);
  await page.goto('/moje-obveznosti');
  await expect(
    page
      .getByRole('main')
      .getByText(/104217/)
      .first(),
  ).toBeVisible();
  await expect(dues).toHaveCount(0);
  await page.getByRole('button', { name: 'Uporabniški meni' }).click();
  await page.getByRole('link', { name: 'Dodaj upravnika' }).click();
  await fillBill(page, { ...freeBill, password: 'r9t3-8wpl' });
  await addButton(page).click();
  await expect(question(page)).toBeFocused();
  await page.goBack();
  await expect(dues.first()).toBeVisible();
});
