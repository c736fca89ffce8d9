import { expect, type Locator, type Page } from '@playwright/test';
import { menu as wholeMenu } from '../../src/navigation/menu';
import { pageEntry, pathOf } from '../../src/navigation/page-table';
import { api } from '../helpers/answers/faults';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Glavni meni' });
const everyPage = wholeMenu
  .flatMap((item) => (item.kind === 'link' ? [item] : item.children))
  .flatMap(({ route }) => pageEntry(route).page ?? []);

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await api(page, '/allowed_pages', { status: 200, body: everyPage });
  await api(page, '/has_user_tenants', { status: 200, body: true });
});

test('W21 all menu items are in their order, each item of the first level with an icon and a text', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const items = menuOf(page).locator('.side-menu > ul > li');
  await expect(items).toHaveCount(wholeMenu.length);
  for (const [index, item] of wholeMenu.entries()) {
    const shown = items.nth(index);
    await expect(shown.locator(':scope > a, :scope > button').locator('svg').first()).toBeVisible();
    if (item.kind === 'link') {
      const link = shown.getByRole('link');
      await expect(link).toContainText(item.label);
      await expect(link).toHaveAttribute('href', pathOf(item.route));
      continue;
    }
    await shown.getByRole('button', { name: item.label, expanded: false }).click();
    await expect(shown.getByRole('link')).toHaveText(item.children.map(({ label }) => label));
    await shown.getByRole('button', { name: item.label, expanded: true }).click();
    await expect(shown.getByRole('link')).toHaveCount(0);
  }
});

test('the menu appears at once: no item is shown before the pages are known', async ({ page }) => {
  const answer = await holdRequests(page, '**/allowed_pages');
  await page.goto('/');
  const links = menuOf(page).getByRole('link');
  await expect(menuOf(page).getByText('Nalaganje')).toBeAttached();
  await expect(links).toHaveCount(0);
  answer();
  await expect(links.first()).toBeVisible();
  await expect(menuOf(page).getByText('Nalaganje')).toHaveCount(0);
});

test('a layout whose script arrives late is shown before the pages are known', {
  tag: '@long',
}, async ({ page }) => {
  const answer = await holdRequests(page, '**/allowed_pages');
  const arrive = await holdRequests(page, /\/assets\/shell-[\w-]+\.js$/);
  await page.goto('/');
  await expect(page.getByRole('main')).toHaveText('Nalaganje …');
  arrive();
  await expect(menuOf(page).getByText('Nalaganje')).toBeAttached();
  answer();
  await expect(menuOf(page).getByRole('link').first()).toBeVisible();
});

test('an item below the edge of the menu is scrolled into view when a link of the content opens its page', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/');
  const item = menuOf(page).getByRole('link', { name: 'Specifikacija stroškov' });
  await expect(item).not.toBeInViewport();
  // The sentence of what has changed and the card of bills both lead there.
  const links = page.getByRole('main').getByRole('link', { name: 'Specifikacija stroškov' });
  await links.last().click();
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(item).toBeInViewport({ ratio: 1 });
});

test('W04 one item is marked as current, also visually; its group is open', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const current = menuOf(page).locator('[aria-current]');
  await expect(current).toHaveText(['Hiter pregled']);
  const look = (item: Locator) =>
    item.evaluate((element) => {
      const { fontWeight, boxShadow } = getComputedStyle(element);
      return [fontWeight, boxShadow];
    });
  expect(await look(current)).not.toEqual(
    await look(menuOf(page).getByRole('link', { name: 'Izvajalci' })),
  );
  await page.goto('/prostovoljni-sklad');
  await expect(menuOf(page).getByRole('button', { expanded: true })).toHaveText(['Skladi']);
  await expect(current).toHaveText(['Prostovoljni sklad']);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('layout') ?? '{}'));
  await expect.poll(kept).toMatchObject({ activeMenuItem: 'voluntary-fund' });
  // On a page without its own item, the group of the last item stays open, also after a reload.
  await page.goto('/profil');
  await expect(menuOf(page).getByRole('button', { expanded: true })).toHaveText(['Skladi']);
  await expect(current).toHaveCount(0);
  await menuOf(page).getByRole('link', { name: 'Izvajalci' }).click();
  await expect(current).toHaveText(['Izvajalci']);
});

test('W22 a count of zero is not shown, named or announced; a count is announced once each time it rises', {
  tag: '@long',
}, async ({ page }) => {
  let unread = 0;
  await page.route('**/notifications/unread_num', (route) =>
    route.fulfill({ json: { unread_num: unread } }),
  );
  await page.clock.install();
  await page.goto('/');
  await expect(menuOf(page).getByRole('link', { name: /^Oglasna deska, / })).toBeVisible();
  const item = menuOf(page).getByRole('link', { name: 'Obvestila' });
  await expect(item).toHaveAccessibleName('Obvestila');
  await expect(item).toHaveText('Obvestila');
  const news = page.locator('.layout > [role="status"].visually-hidden');
  await expect(news).toHaveText('');
  unread = 1;
  await page.clock.runFor(60_000);
  await expect(item).toHaveAccessibleName('Obvestila, 1 neprebrano');
  await expect(item).toHaveText('Obvestila 1');
  await expect(news).toHaveText('Obvestila, 1 neprebrano');
  await expect(news).toHaveAttribute('role', 'status');
  unread = 0;
  await page.clock.runFor(60_000);
  await expect(item).toHaveAccessibleName('Obvestila');
  await expect(news).toHaveText('');
  unread = 1;
  await page.clock.runFor(60_000);
  await expect(news).toHaveText('Obvestila, 1 neprebrano');
});

test('the button hides the menu above 1024 px; at 1024 px it opens a drawer that a group leaves open and a page closes', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Skrči meni' }).click();
  await expect(menuOf(page)).toBeHidden();
  await menuOf(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Razširi meni' }).click();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menuOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Odpri meni' }).click();
  const drawer = page.getByRole('dialog', { name: 'Glavni meni' });
  await drawer.getByRole('button', { name: 'Skladi' }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Rezervni sklad', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/rezervni-sklad');
});
