import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('W13 W22 the menu marks the page, opens groups and announces unread counts in words', async ({
  page,
}) => {
  await page.goto('/odprte-postavke');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await expect(menu.getByRole('link', { name: 'Odprte postavke', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Obvestila, 2 neprebrani' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Oglasna deska, 2 neprebrani' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Rezervni sklad', exact: true })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Skladi' }).click();
  await menu.getByRole('link', { name: 'Rezervni sklad', exact: true }).click();
  await expect(page).toHaveURL('/rezervni-sklad');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the badge reads 99+ above 99, and its name the number', { tag: '@long' }, async ({
  page,
}) => {
  await api(page, '/notifications/unread_num', { status: 200, body: { unread_num: 104 } });
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Obvestila, 99+, 104 neprebrana' });
  await expect(link).toContainText('99+');
});

test('W10 the menu on a phone opens from a button, closes on a choice, and returns the focus on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Odpri meni' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Glavni meni' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Odprte postavke', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/odprte-postavke');
});

test('the menu on a desktop can be hidden and shown again', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Skrči meni' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Razširi meni' }).click();
  await expect(menu).toBeVisible();
});

test('W11 the first Tab stop skips the menu', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('286.84').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskoči na vsebino' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('W11 the search of a list and an open message stay when the menu is skipped', {
  tag: '@long',
}, async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Preskoči na vsebino' });
  await page.goto('/kartica-obracunov-s-placili');
  await page.getByRole('searchbox').fill('november');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect.poll(() => page.evaluate(() => history.state?.usr?.search)).toBe('november');
  const shown = await rows.count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await skip.focus();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('november');
  await expect(rows).toHaveCount(shown);

  await page.goto('/obvestila#obvestilo-30112');
  const text = page.getByText('Rok plačila je 30. november 2026.');
  await expect(text).toBeVisible();
  await skip.focus();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(text).toBeVisible();
});

test('a server message about managers is shown in a toast', { tag: '@long' }, async ({ page }) => {
  await api(page, '/user_managers', { status: 400, body: { code: 2 } });
  await page.goto('/');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Uporabnik ni povezan z upravnikom' }),
  ).toBeVisible();
});

for (const [what, answer, sentence] of [
  ['a code', { status: 400, body: { code: 2 } }, 'Uporabnik ni povezan z upravnikom'],
  ['no connection', { abort: true }, 'Pri nalaganju podatkov je prišlo do napake'],
  ['a 403 without a code', { status: 403, body: {} }, 'Pri nalaganju podatkov je prišlo do napake'],
] as const) {
  test(`§8 units that fail with ${what} show the server’s message or the text for a failed load, in a toast and in the page`, {
    tag: '@long',
  }, async ({ page }) => {
    await api(page, '/enota', answer);
    await page.goto('/obrazci');
    await expect(page.locator('.Toastify__toast')).toContainText(sentence);
    await expect(
      page
        .getByRole('main')
        .getByText(`Enot ni bilo mogoče naložiti. ${sentence}`, { exact: true }),
    ).toBeVisible();
  });
}

test('§9 a screen below 768 px is a medium one: less margin around the page, no name beside the mark', async ({
  page,
}) => {
  await page.goto('/obrazci');
  const name = page.getByRole('banner').getByText('Portal stanovalca');
  for (const [width, padding, isNamed] of [
    [768, '32px', true],
    [767, '16px', false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('main')).toHaveCSS('padding-left', padding);
    await expect(name).toBeVisible({ visible: isNamed });
  }
});

test('§2 the lists of the switcher say Enote and Upravnik where nothing is selected', async ({
  page,
}) => {
  const units = Array.from({ length: 30 }, (_, index) => ({
    objekt_sifra: '0137',
    naziv: `Enota ${index + 1}`,
    stev_stavbe: null,
    zaporedna: 0,
    stez_stanovanja: 0,
    inventarna_stevilka: `0137${index}`,
    vrsta: 'L',
  }));
  await api(page, '/enota', { body: units });
  // None of them is the session's current one.
  const managers = ['a', 'b'].map((manager) => ({
    manager,
    full_title: `Upravnik ${manager}`,
    code_payer: '1',
  }));
  await api(page, '/user_managers', { body: managers });
  await page.goto('/obrazci');
  await page.getByRole('button', { name: /Izbira enote in upravnika/ }).click();
  const unit = page.getByRole('combobox', { name: 'Spremenite enoto' });
  await expect(unit).toHaveAttribute('placeholder', 'Enote');
  await expect(page.locator('.unit-switcher__popup > strong')).toHaveText('Upravnik');
});
