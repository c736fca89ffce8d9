/** The lists of the switcher (§2 Top bar, §9 Dropdown), by mouse and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import { contexts, switcher } from '../helpers/screens/switcher';

const unit = (nth: number) => ({
  objekt_sifra: '0137',
  naziv: nth === 77 ? 'Žužemberška cesta 77' : `Javorjeva ulica ${nth}`,
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 0,
  inventarna_stevilka: String(nth),
  vrsta: 'L',
});

const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role=option][data-highlighted]');

test('W09 a short list: arrows, Home, End and letters move, Enter selects, Escape closes the list before the popup', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  await page.goto('/');
  await switcher(page).click();
  const managers = list(page, 'Spremenite upravnika');
  await managers.focus();
  await managers.press('ArrowDown');
  await expect(options(page)).toHaveCount(3);
  await expect(active(page)).toHaveText(contexts.first.manager);
  await managers.press('End');
  await expect(active(page)).toHaveText(contexts.otherManager.manager);
  await managers.press('Home');
  await managers.press('ArrowDown');
  await expect(active(page)).toHaveText(contexts.sameManager.manager);

  await managers.press('s');
  await expect(active(page)).toHaveText(contexts.otherManager.manager);
  await managers.press('u');
  await expect(active(page), 'letters typed within 500 ms form one search').toHaveText(
    contexts.otherManager.manager,
  );
  await page.clock.runFor(600);
  await managers.press('u');
  await expect(active(page)).toHaveText(contexts.first.manager);

  await managers.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(managers).toBeFocused();
  await managers.press('Escape');
  await expect(managers).toBeHidden();
  await expect(switcher(page)).toBeFocused();
});

test('W09 a long list: search matches anywhere and ignores accents; one list is open, 200 px high, and partly rendered', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await api(page, '/enota', { body: Array.from({ length: 10_000 }, (_, nth) => unit(nth)) });
  await signIn();
  await page.goto('/');
  await switcher(page).click();
  const units = list(page, 'Spremenite enoto');
  await expect(units).toHaveValue('Javorjeva ulica 0');
  await units.click();
  await expect(options(page).first()).toBeVisible();
  expect(await options(page).count()).toBeLessThan(30);
  await expect(options(page).first()).toHaveAttribute('aria-setsize', '10000');
  expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(200);

  await units.fill('zuzemb');
  await expect(options(page)).toHaveText(['Žužemberška cesta 77']);
  await units.fill('nikjer');
  await expect(page.getByText('Ni zadetkov')).toBeVisible();
  await units.press('Enter');
  await units.press('Escape');
  await expect(units, 'Escape restores the selected option').toHaveValue('Javorjeva ulica 0');

  await units.fill('ulica 99');
  await expect(active(page)).toHaveText('Javorjeva ulica 99');
  await units.press('Tab');
  await expect(options(page), 'leaving closes the list').toHaveCount(0);
  await expect(units, 'leaving selects nothing').toHaveValue('Javorjeva ulica 0');
  await units.press('ArrowDown');
  await list(page, 'Spremenite upravnika').press('ArrowDown');
  await expect(page.getByRole('listbox').filter({ has: options(page) })).toHaveCount(1);

  await units.fill('cesta');
  await units.press('Enter');
  await expect(switcher(page)).toContainText('Žužemberška cesta 77');
  await expect(switcher(page)).toBeFocused();
});

test('a switcher without a choice is a text on a desktop, and a button that names unit and manager on a phone', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await api(page, '/enota', { body: [unit(1)] });
  await api(page, '/user_managers', {
    body: [
      { manager: 'zelenigaj', full_title: 'Upravljanje Zeleni Gaj d.o.o.', code_payer: '104217' },
    ],
  });
  await signIn();
  await page.goto('/');
  await expect(page.locator('.top-bar').getByText('Javorjeva ulica 1')).toBeVisible();
  await expect(switcher(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await switcher(page).click();
  const popup = page.getByRole('region', { name: /Izbira enote in upravnika/ });
  await expect(popup).toContainText('Javorjeva ulica 1');
  await expect(popup).toContainText('Upravljanje Zeleni Gaj d.o.o.');
  await expect(popup.getByRole('combobox')).toHaveCount(0);
});

test('a user without a unit can still change the manager', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await api(page, '/enota', { body: [], times: 1 });
  await signIn();
  await page.goto('/');
  await expect(switcher(page)).toContainText('Brez enote');
  await switcher(page).click();
  await list(page, 'Spremenite upravnika').click();
  await options(page).filter({ hasText: contexts.otherManager.manager }).click();
  await expect(switcher(page)).toContainText(contexts.otherManager.unit);
});
