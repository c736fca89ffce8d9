/** "Plačaj izbrano" stays in view while rows are selected, shifts nothing and does not cover the focus. */
import { expect, type Page } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { openItem, openItemsAnswer } from '../helpers/answers/open-items';
import { test } from '../helpers/portal';
import { openLong } from '../helpers/screens/list-page';

const euro = (text: string) => `${text}\u00A0€`;
const bar = (page: Page) => page.locator('.selection-bar');
const tick = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Izberi ${number}` });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the button at ${width} px stays in view and nothing shifts when rows are selected`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/odprte-postavke');
    const first = tick(page, '26090314');
    await first.scrollIntoViewIfNeeded();
    const places = () =>
      page.getByRole('main').evaluate((main) => {
        const still = 'h1, h2, li, tr, .list__bar, .footer';
        return [...main.querySelectorAll(still)]
          .filter((each) => each.getClientRects().length > 0)
          .map((each) => each.getBoundingClientRect().top + window.scrollY);
      });
    const before = await places();
    await first.check();
    await tick(page, '26100314').check();
    expect(await places()).toEqual(before);

    const pay = bar(page).getByRole('button', { name: 'Plačaj izbrano' });
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('status')).toHaveText(
      `Izbrano: 2 postavki · ${euro('249.40')}`,
    );
    await pay.click();
    await expect(page.getByRole('dialog', { name: 'Podatki za plačilo' })).toContainText('249.40');
  });
}

for (const [width, height] of [
  [320, 480],
  [1280, 500],
] as const) {
  test(`the bar at ${width} px covers neither the focus nor the last row`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLong(page, 12);
    await tick(page, 'DOK-001').check();
    const stops = await page.getByRole('main').locator('input, button, a').count();
    await page.getByRole('heading', { level: 1 }).focus();
    for (const key of [
      ...Array.from({ length: stops + 1 }, () => 'Tab'),
      ...Array.from({ length: stops + 1 }, () => 'Shift+Tab'),
    ]) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const { activeElement } = document;
        const bar = document.querySelector('.selection-bar');
        if (!activeElement || !bar || bar.contains(activeElement)) return null;
        // The menu is beside the bar, not under it.
        if (activeElement.matches('section, body') || !activeElement.closest('main')) return null;
        const [one, other] = [activeElement.getBoundingClientRect(), bar.getBoundingClientRect()];
        const meet = one.bottom > other.top + 1 && one.top < other.bottom - 1;
        return meet ? activeElement.outerHTML : null;
      });
      expect(covered).toBeNull();
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = page.locator('tbody tr, .list-cards__list > li').last();
    const [row, over] = [await last.boundingBox(), await bar(page).boundingBox()];
    const bottom = (row?.y ?? 0) + (row?.height ?? 0);
    expect(bottom <= (over?.y ?? 0)).toBe(true);
  });
}

test('the amount of the selected rows is what the button pays, without what is overpaid or collected', {
  tag: '@long',
}, async ({ page }) => {
  const items = [
    openItem(1, { odprto: 217.5 }),
    openItem(2, { odprto: -12.4, status: 'preplacilo' }),
    openItem(3, { odprto: 30, direktna_obremenitev: true }),
  ];
  await api(page, '/open_items', { body: openItemsAnswer(items) });
  await page.goto('/odprte-postavke');
  for (const number of ['DOK-002', 'DOK-003']) await tick(page, number).check();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await tick(page, 'DOK-001').check();
  await expect(bar(page).getByRole('status')).toHaveText(`Izbrano: 3 postavke · ${euro('217.50')}`);
  await expect(bar(page).getByRole('button', { name: 'Plačaj izbrano' })).toBeVisible();
});
