/** Every popup of every route, opened by keyboard in both themes (`threats.md` W09, W10, T-H2; section 3, Gate). */
import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { expectValidHtml } from '../helpers/look/html';
import { expectNoIbmViolations } from '../helpers/look/second-engine';
import { test } from '../helpers/portal';
import { allRoutes, openRoute } from '../helpers/screens/routes';
import { closeByKey, openByKey, popupOf, unfold, visibleOpeners } from './popups';

const widths = { phone: 320, desktop: 1280 };

for (const route of allRoutes) {
  for (const [size, width] of Object.entries(widths)) {
    test(`W09 W10 T-H2 · ${route.name}, ${size}: each popup opens by keyboard, returns the focus, has no fault in either theme, and the policy blocks nothing`, {
      tag: '@long',
    }, async ({ page, signIn }) => {
      test.setTimeout(180_000);
      if (!route.visitor) await signIn();
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await openRoute(page, route);
      const policy = (await answer).headers()['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      await unfold(page);

      const all = visibleOpeners(page);
      const count = await all.count();
      expect(count).toBeGreaterThan(0);
      for (let nth = 0; nth < count; nth += 1) {
        const opener = all.nth(nth);
        await openByKey(opener);
        const within = await popupOf(opener);
        await page.emulateMedia({ colorScheme: 'light' });
        await expectNoAxeViolations(page, { within });
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoAxeViolations(page, { within, only: 'colours' });
        await expectNoIbmViolations(page);
        await expectValidHtml(page);
        await closeByKey(opener);
      }
    });
  }
}
