/** On tablets and small laptops no control is cut off: each list fits its place, or its actions stay in view. */
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';

const widths = [768, 820, 1024, 1025, 1100, 1200, 1280];

/** Controls of a list that are outside of its visible part, with the list. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const reachesOut = (element: Element, box: DOMRect) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if (overflowX === 'visible') continue;
        const { left, right } = parent.getBoundingClientRect();
        if (box.left < left - 1 || box.right > right + 1) return parent;
      }
      return box.left < -1 || box.right > innerWidth + 1 ? document.documentElement : null;
    };
    return [
      ...document.querySelectorAll('main :is(.list-table, .list-cards) :is(a, button, label)'),
    ]
      .filter((element) => element.getClientRects().length > 0)
      .flatMap((element) => {
        const cut = reachesOut(element, element.getBoundingClientRect());
        if (!cut) return [];
        // A sort button may be out of view in a labelled region that the keyboard can scroll.
        const isRegion = cut.hasAttribute('aria-label') && cut.matches('section[tabindex="0"]');
        if (isRegion && element.closest('thead')) return [];
        return [`${cut.getAttribute('aria-label')}: ${element.textContent}`];
      });
  });

/** Waits until the lists are rendered for a new width. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every button and link of every list is in view at every width between phone and desktop', {
  tag: '@long',
}, async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn();
  const found: string[] = [];
  let lists = 0;
  for (const route of allRoutes.filter(({ visitor }) => !visitor)) {
    await openRoute(page, route);
    lists += await page.locator('main .list__body').count();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      found.push(...(await outside(page)).map((each) => `${route.path} at ${width} px, ${each}`));
      if ((await sideways(page)) > 0) found.push(`${route.path} at ${width} px scrolls sideways`);
    }
  }
  expect(lists).toBeGreaterThan(15);
  expect(found).toEqual([]);
});
