/** The popups of the top bar do not cover what has the focus (`threats.md` W14). */
import { expect } from '@playwright/test';
import { test } from '../helpers/portal';

const popups = [/Izbira enote in upravnika/, 'Prikaz', 'Uporabniški meni'] as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const name of popups) {
  test(`W14 the popup ${name} closes when Tab leaves it, and stays when a press moves the focus nowhere`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/');
    const button = page.getByRole('button', { name });
    await button.press('Enter');
    const popup = page.locator('.popover:popover-open');
    await expect(popup).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(popup).toBeVisible();
    const { x = 0, y = 0, width = 0 } = (await popup.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + 3);
    await expect(popup).toBeVisible();
    for (let press = 0; press < 30 && (await popup.count()) > 0; press += 1) {
      await page.keyboard.press('Tab');
      const covers = await popup.evaluateAll((open) => {
        const at = document.activeElement?.getBoundingClientRect();
        const isInside = open[0]?.contains(document.activeElement);
        if (!at || isInside || document.activeElement === document.body) return false;
        const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return open[0]?.contains(top) ?? false;
      });
      expect(covers, 'the popup covers the focused element').toBe(false);
    }
    await expect(popup).toHaveCount(0);
  });
}
