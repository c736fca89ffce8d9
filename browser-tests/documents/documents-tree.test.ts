/** The manager's documents by year and kind: a tree that narrows the list. */
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { sidewaysFaults } from '../helpers/look/sideways';
import { test } from '../helpers/portal';

const NAME = 'Dokumenti po letih in vrstah';
const tree = (page: Page) => page.getByRole('tree', { name: NAME });
const item = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true });
const records = (page: Page) => page.getByRole('table', { name: 'Dokumenti upravnika' });
const stops = (page: Page) => tree(page).locator('[tabindex="0"]');

interface Answer {
  vlozisca: { id_vlozisca: number; vrsta: string; datum: string; naziv: string }[];
}

/** Answers with these records instead, each like the first of the demo. */
async function answerWith(
  page: Page,
  count: number,
  recordAt: (at: number) => Partial<Answer['vlozisca'][number]>,
): Promise<void> {
  await page.route(/\/api\/.*(vlozisca|records|documents)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Answer;
    const first = body.vlozisca?.[0];
    if (!first) return route.fulfill({ response });
    const vlozisca = Array.from({ length: count }, (_, at) => ({
      ...first,
      id_vlozisca: 1000 + at,
      ...recordAt(at),
    }));
    return route.fulfill({ response, json: { ...body, vlozisca } });
  });
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a kind of a year is chosen by keyboard alone; the address keeps it, and Back brings it back', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/dokumenti-upravnika');
  await page.getByText(NAME, { exact: true }).focus();
  await expect(item(page, '2026 (4)')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(item(page, '2026 (4)')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(item(page, '2026 (4)')).toBeFocused();
  await expect(item(page, '2026 (4)')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(item(page, '2026 (4)')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Zapisnik zbora lastnikov (1)')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item(page, '2019 (1)')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item(page, '2026 (4)')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Letno poročilo (1)')).toBeFocused();
  await expect(stops(page)).toHaveCount(1);
  for (const [name, value] of Object.entries({ level: '2', posinset: '2', setsize: '4' }))
    await expect(item(page, 'Letno poročilo (1)')).toHaveAttribute(`aria-${name}`, value);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dokumenti-upravnika?leto=2026&vrsta=porocilo');
  await expect(item(page, 'Letno poročilo (1)')).toHaveAttribute('aria-selected', 'true');
  await expect(item(page, 'Letno poročilo (1)')).toBeFocused();
  await expect(records(page).getByRole('row')).toHaveCount(2);
  await records(page).getByRole('link').click();
  await expect(page).not.toHaveURL(/leto=/);
  await page.goBack();
  await expect(item(page, 'Letno poročilo (1)')).toHaveAttribute('aria-selected', 'true');
  await expect(records(page).getByRole('row')).toHaveCount(2);
  await item(page, 'Letno poročilo (1)').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, '2026 (4)')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/dokumenti-upravnika?leto=2026');
  await expect(records(page).getByRole('row')).toHaveCount(5);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/dokumenti-upravnika');
  await page.keyboard.press('Tab');
  await expect(tree(page).locator(':focus')).toHaveCount(0);
});

test('by mouse the arrow opens and the text chooses; folding a year never loses the focus', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/dokumenti-upravnika?leto=2026&vrsta=zapisnik');
  const chosen = item(page, 'Zapisnik zbora lastnikov (1)');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await chosen.focus();
  await item(page, '2026 (4)').locator('button').first().click();
  await expect(chosen).toHaveCount(0);
  await expect(item(page, '2026 (4)')).toBeFocused();
  await expect(page).toHaveURL('/dokumenti-upravnika?leto=2026&vrsta=zapisnik');
  await item(page, '2019 (1)').getByText('2019 (1)').click();
  await expect(page).toHaveURL('/dokumenti-upravnika?leto=2019');
  await expect(records(page).getByRole('row')).toHaveCount(2);
  // The toggler has no name, and screen readers do not meet it.
  await expect(tree(page).getByRole('button')).toHaveCount(0);
});

test('unknown kinds are Drugo; 2000 documents of 30 years scroll within the tree, and one year is open', {
  tag: '@long',
}, async ({ page }) => {
  await answerWith(page, 2000, (at) => ({
    datum: `${1997 + (at % 30)}-05-05`,
    vrsta: 'nova_vrsta',
  }));
  await page.goto('/dokumenti-upravnika');
  await expect(tree(page).getByRole('treeitem')).toHaveCount(30);
  const box = await page.locator('.tree').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(310);
  await item(page, '2026 (66)').focus();
  await page.keyboard.press('End');
  await expect(item(page, '1997 (67)')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(item(page, 'Drugo (67)')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await answerWith(page, 3, () => ({ datum: '2026-05-05', vrsta: 'pogodba' }));
  await page.reload();
  await page.getByText(NAME, { exact: true }).click();
  await expect(item(page, 'Pogodba (3)')).toBeVisible();
});

test('the tree shifts nothing when it has loaded, passes axe in both themes, and is folded on a phone', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/dokumenti-upravnika?leto=2026&vrsta=zapisnik');
  await expect(item(page, 'Zapisnik zbora lastnikov (1)')).toBeVisible();
  const shifted = await page.evaluate(() =>
    (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.01);
  // Fewer records need no tree on a phone.
  await answerWith(page, 9, () => ({ datum: '2026-05-05', vrsta: 'zapisnik' }));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  const summary = page.getByText(NAME, { exact: true });
  await expect(summary).toBeVisible();
  await expect(tree(page)).toHaveCount(0);
  await summary.click();
  await expect(item(page, 'Zapisnik zbora lastnikov (9)')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, { within: 'main' });
  }
  expect(await page.evaluate(sidewaysFaults)).toEqual([]);
});
