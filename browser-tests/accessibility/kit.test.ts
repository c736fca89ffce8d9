/** The page of the kit (`tools/kit/`): every part in every state, in both themes, narrow and wide. */
import { expect } from '@playwright/test';
import { type BuiltKit, buildKit, openKit } from '../helpers/answers/kit';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { expectValidHtml } from '../helpers/look/html';
import { expectNoIbmViolations } from '../helpers/look/second-engine';
import { sidewaysFaults } from '../helpers/look/sideways';
import { test } from '../helpers/portal';
import { partsLoaded } from '../prime/try-parts';

let kit: BuiltKit;

test.beforeAll(async () => {
  kit = await buildKit('../tools/kit');
});

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the kit has no fault at ${width} px in the ${colorScheme} theme`, {
      tag: '@long',
    }, async ({ page, flight }) => {
      flight.exempt('I6', 'The page of the kit is in English.');
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openKit(page, kit);
      await partsLoaded(page);
      await expectNoAxeViolations(page);
      await expectValidHtml(page);
      await expectNoIbmViolations(page);
      expect(await page.evaluate(sidewaysFaults)).toEqual([]);
    });
  }
}
