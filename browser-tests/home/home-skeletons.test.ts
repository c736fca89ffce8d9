/** While home loads, each card shows the shape of its content. */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';

for (const width of [390, 1280]) {
  test(`each card's skeleton at ${width} px is as wide as its card`, { tag: '@long' }, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\/v2\/(?!.*(allowed_pages|unread_num|has_user_tenants))/, () => {});
    await page.goto('/');
    const skeletons = page.locator('.home__card > .skeleton');
    await expect(skeletons.nth(width < 768 ? 4 : 7)).toBeAttached();
    const cut = () =>
      skeletons.evaluateAll((all) =>
        all
          .filter((each) => {
            const boxes = [...each.querySelectorAll('.skeleton__line')].map((line) =>
              line.getBoundingClientRect(),
            );
            const room = (each.parentElement?.clientWidth ?? 0) - 48;
            const isSeen = boxes.every(({ width, height }) => width > 8 && height >= 20);
            return each.getBoundingClientRect().width < room || !isSeen;
          })
          .map((each) => each.parentElement?.querySelector('h2')?.textContent),
      );
    // A chart's file replaces its card's own skeleton with another one.
    await expect.poll(cut).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
