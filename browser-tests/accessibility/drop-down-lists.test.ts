/** The lists of the switcher (§2 Top bar, §9 Dropdown), by mouse and by keyboard. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import {
  contexts,
  managerButton,
  switcher,
  unitList,
  unitOption,
} from '../helpers/screens/switcher';

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
const popupOf = (page: Page) => page.getByRole('region', { name: /Izbira enote in upravnika/ });
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role=option][data-highlighted]');

test('W09 the units of a short list: it has the focus, keys and letters move, Enter chooses, Escape closes and returns the focus', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await switcher(page).click();
  const units = unitList(page);
  await expect(units).toBeFocused();
  await expect(options(page)).toHaveCount(3);
  await expect(active(page)).toContainText(contexts.first.unit);
  await units.press('End');
  await expect(active(page)).toContainText('Brezova pot 4 (7)');
  await units.press('ArrowUp');
  await expect(active(page)).toContainText(contexts.sameManager.unit);
  await units.press('ArrowDown');
  await units.press('ArrowDown');
  await expect(active(page)).toContainText(contexts.first.unit);
  await units.press('ArrowDown');
  await units.press('j');
  await expect(active(page)).toContainText(contexts.first.unit);
  await units.press('x');
  await page.waitForTimeout(600);
  await units.press('b');
  await expect(active(page), 'after 500 ms letters form a new search').toContainText(
    'Brezova pot 4 (7)',
  );
  const id = await active(page).getAttribute('id');
  await expect(units).toHaveAttribute('aria-activedescendant', id ?? '');
  await units.press('Escape');
  await expect(units).toBeHidden();
  await expect(switcher(page)).toBeFocused();
  await expect(switcher(page)).toContainText(contexts.first.unit);

  await switcher(page).press('Enter');
  await units.press('End');
  await units.press('Enter');
  await expect(switcher(page)).toContainText('Stanovanje 7');
  await expect(switcher(page)).toBeFocused();
});

test('a unit is changed in two presses; each has its role and open amount, other managers are one press too', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(switcher(page).locator('strong')).toHaveText('Stanovanje 14');
  await switcher(page).click();
  await expect(page.locator('.unit-switcher__popup > strong')).toHaveText(contexts.first.manager);
  await expect(options(page)).toHaveText([
    /^Javorjeva ulica 12 - 2 - 3 \(14\) Lastnik\/Uporabnik286\.84/,
    /^Javorjeva ulica 12, garaža - 2 Lastnik0\.00/,
    /^Brezova pot 4 \(7\) Lastnik0\.00/,
  ]);
  const [trigger, popup] = [await switcher(page).boundingBox(), await popupOf(page).boundingBox()];
  const right = (box: typeof trigger) => (box ? box.x + box.width : 0);
  expect(right(popup), 'the popup is under its button').toBeCloseTo(right(trigger), 0);
  await unitOption(page, 'Javorjeva ulica 12, garaža - 2').click();
  await expect(switcher(page).locator('strong')).toHaveText(/^Garaža \w+22$/);
  await switcher(page).click();
  await managerButton(page, contexts.otherManager.manager).click();
  await expect(switcher(page)).toContainText(contexts.otherManager.unit);
});

test('amounts that cannot be loaded never prevent a choice', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await api(page, /\/open_items$/, { status: 500, body: {} });
  await signIn();
  await page.goto('/obrazci');
  await switcher(page).click();
  await expect(options(page).first()).toContainText('Lastnik/Uporabnik');
  await unitOption(page, 'Brezova pot 4 (7)').click();
  await expect(switcher(page)).toContainText('Stanovanje 7');
});

test('W09 a long list: search matches anywhere and ignores accents; it is 200 px high and partly rendered', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await api(page, '/enota', { body: Array.from({ length: 10_000 }, (_, nth) => unit(nth)) });
  await signIn();
  await page.goto('/');
  await switcher(page).click();
  const units = list(page, 'Spremenite enoto');
  await expect(units).toBeFocused();
  await expect(units).toHaveAttribute('placeholder', 'Enote');
  await expect(options(page).first()).toBeVisible();
  expect(await options(page).count()).toBeLessThan(30);
  await expect(options(page).first()).toHaveAttribute('aria-setsize', '10000');
  expect((await unitList(page).boundingBox())?.height).toBeLessThanOrEqual(202);

  await units.fill('zuzemb');
  await expect(options(page)).toHaveText([/^Žužemberška cesta 77/]);
  await units.fill('nikjer');
  await expect(page.getByText('Ni zadetkov')).toBeVisible();
  await units.press('Enter');
  await expect(units).toBeVisible();

  await units.fill('ulica 99');
  await expect(active(page)).toContainText('Javorjeva ulica 99');
  await units.press('Escape');
  await expect(units).toBeHidden();
  await expect(switcher(page), 'Escape selects nothing').toContainText('Javorjeva ulica 0');
  await switcher(page).click();
  await expect(units).toHaveValue('');
  await expect(page.getByRole('listbox')).toHaveCount(1);

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
  await managerButton(page, contexts.otherManager.manager).click();
  await expect(switcher(page)).toContainText(contexts.otherManager.unit);
});
