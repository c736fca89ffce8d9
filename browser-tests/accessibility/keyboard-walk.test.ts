/** Every route by Tab alone, at four widths (`threats.md` W09, W11, W14). */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';
import { walkFaults } from './walk';

const widths = [1280, 1024, 768, 320];

for (const route of allRoutes) {
  test(`W09 W11 W14 · ${route.name}: Tab reaches each control once, in order, in view and uncovered`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    test.setTimeout(180_000);
    if (!route.visitor) await signIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await openRoute(page, route);
    const found: Record<string, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      found[width] = await walkFaults(page);
    }
    const skip = page.locator('.skip-link');
    if ((await skip.count()) > 0) {
      await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, each]) => each.length > 0))).toEqual(
      {},
    );
  });
}
