/** The bar at the bottom of a phone, and the menu in sections (`docs/decisions/0037`). */
import { expect, type Page } from '@playwright/test';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Bližnjice' });
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not on the screen.`);
  return found;
};

test.beforeEach(async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
});

test('W13 the bar leads to pages, marks the open one, and its menu button is the only toggle of the menu', async ({
  page,
}) => {
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveText([
    'Pregled',
    'Plačila',
    'Sporočila, 2 neprebrani',
  ]);
  await expect(bar(page).getByRole('link', { name: 'Pregled' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await bar(page).getByRole('link', { name: 'Plačila' }).click();
  await expect(page).toHaveURL('/odprte-postavke');
  await expect(bar(page).locator('[aria-current]')).toHaveText('Plačila');
  await page.goto('/specifikacija-stroskov');
  await expect(bar(page).locator('[aria-current="true"]')).toHaveText('Plačila');
  await page.goto('/dokumenti-upravnika/58213');
  await expect(bar(page).locator('[aria-current="true"]')).toHaveText('Sporočila, 2 neprebrani');

  const toggle = page.getByRole('button', { name: 'Odpri meni' });
  await expect(toggle).toHaveAccessibleName('Odpri meni, Oglasna deska: 2 neprebrani');
  await expect(toggle).not.toHaveClass(/--open/);
  await page.goto('/dogajanje/napake');
  await expect(bar(page).locator('[aria-current]')).toHaveCount(0);
  await expect(toggle).toHaveClass(/--open/);
  await toggle.click();
  const menu = page.getByRole('dialog', { name: 'Glavni meni' });
  await expect(menu.locator('[aria-current="true"]')).toHaveText('Dogajanje');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('W13 without the bar the toggle in the top bar names all that is unread, and nothing while the menu is open', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const name = 'Odpri meni, Obvestila: 2 neprebrani, Oglasna deska: 2 neprebrani';
  const toggle = page.getByRole('banner').getByRole('button', { name: /meni,|^Skrči/ });
  await expect(toggle).toHaveAccessibleName(name);
  await expect(bar(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toggle).toHaveAccessibleName('Skrči meni');
});

test('W14 the bar covers nothing: not the end of the page, a focused link or the bar of chosen bills', {
  tag: '@long',
}, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/odprte-postavke');
    await page.getByRole('main').getByRole('checkbox').first().check();
    const { y: top, height } = await box(page, '.bottom-bar');
    expect(top + height).toBeCloseTo(640, 0);
    const chosen = await box(page, '.selection-bar');
    expect(chosen.y + chosen.height).toBeLessThanOrEqual(top + 0.5);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const focused = await last.boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const foot = await box(page, '.footer');
    expect(foot.y + foot.height).toBeLessThanOrEqual(top + 0.5);
    await page.reload();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('the menu has sections that lists are named by, and shows the open page below the fold', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/zavarovalne-pogodbe');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  const open = menu.getByRole('link', { name: 'Zavarovalne pogodbe' });
  await expect(open).toBeInViewport({ ratio: 1 });
  for (const [section, item] of [
    ['Denar', 'Odprte postavke'],
    ['Sporočila', 'Obvestila'],
    ['Stavba', 'Vaše enote'],
    ['Pomoč', 'Izvajalci'],
    ['Podatki in obrazci', 'Obrazci'],
  ] as const) {
    const list = menu.getByRole('list', { name: section, exact: true });
    await expect(list.getByRole('link', { name: item }).first()).toBeAttached();
  }
  const height = async () => (await open.boundingBox())?.height;
  const whileOpen = await height();
  await menu.getByRole('link', { name: 'Obrazci' }).click();
  await expect(page).toHaveURL('/obrazci');
  expect(await height(), 'the open page has a label as wide as the others').toBe(whileOpen);
});

test('no place is marked until the places are known', { tag: '@long' }, async ({ page }) => {
  const answer = await holdRequests(page, '**/allowed_pages');
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /^Odpri meni/ });
  await expect(toggle).toBeVisible();
  await expect(toggle).not.toHaveClass(/--open/);
  answer();
  await expect(bar(page).locator('[aria-current]')).toHaveText('Pregled');
  await expect(toggle).not.toHaveClass(/--open/);
});
