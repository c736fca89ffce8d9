/** Inter is wider than the system's typeface, in which `every-route.test.ts` sees the pages of a first visit. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';
import { enlarge } from './inspect/enlarge';
import { reflowFaults } from './inspect/reflow';

test('W06 · every page fits 320 px with text twice as large in the typeface of later visits', {
  tag: '@long',
}, async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn();
  const arrived = page.waitForResponse(/\/assets\/inter-[\w-]{8}\.woff2$/);
  await page.goto('/odprte-postavke');
  await (await arrived).finished();
  const found: Record<string, string[]> = {};
  for (const route of allRoutes.filter(({ visitor }) => !visitor)) {
    await openRoute(page, route);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
      .toEqual(['Inter']);
    await enlarge(page, 2);
    found[route.name] = await page.evaluate(reflowFaults);
  }
  const faults = Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0));
  expect(faults).toEqual({});
});
