import { expect } from '@playwright/test';
import { holdRequests } from '../helpers/answers/hold';
import { test } from '../helpers/portal';
import { choose } from '../helpers/screens/select';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Pages that show their amount above the choice of what it is about.
for (const [path, choice, option] of [
  ['/redni-obracun', 'Leto', '2025'],
  ['/specifikacija-stroskov', 'Obdobje', '05/2026'],
] as const) {
  test(`${path}: the choice stays and keeps the focus while its answer is late`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto(path);
    const box = page.getByRole('combobox', { name: choice });
    await expect(box).toBeVisible();
    const release = await holdRequests(page, '**/api/**');
    await choose(page, choice, option);
    await expect(page.locator('.page > .skeleton').first()).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toBeVisible();
    // Hidden, it would lose the focus at the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await expect(box).toBeFocused();
    release();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(box).toBeFocused();
  });
}
