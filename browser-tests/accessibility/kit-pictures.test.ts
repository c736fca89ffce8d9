/**
 * Pictures of the kit (`tools/kit/`), one of each section in each theme. After a change of the look that is meant, look at
 * the new ones and commit them: `npm run browser:long -- kit-pictures --update-snapshots`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { groups } from '../../tools/kit/entries';
import { idOf } from '../../tools/kit/entry';
import { type BuiltKit, buildKit, openKit } from '../helpers/answers/kit';
import { test } from '../helpers/portal';
import { partsLoaded } from '../prime/try-parts';

const typeface = join(import.meta.dirname, '../../src/ui/theme/inter.woff2');

let kit: BuiltKit;
test.beforeAll(async () => {
  kit = await buildKit('../tools/kit');
});

/** Sets the text in the portal's own typeface, because those of systems differ, and hides what only explains a part. */
async function prepare(page: Page): Promise<void> {
  const bytes = [...(await readFile(typeface))];
  await page.evaluate(async (all) => {
    const face = new FontFace('Inter', new Uint8Array(all), { weight: '400 600' });
    document.fonts.add(await face.load());
    const about = document.querySelectorAll<HTMLElement>('.kit-part__files, .kit-part__use');
    for (const text of about) text.hidden = true;
  }, bytes);
}

for (const theme of ['light', 'dark'] as const) {
  test(`the kit looks as in its pictures, ${theme} theme`, {
    tag: ['@long', '@whole-browser'],
  }, async ({ page, flight }) => {
    flight.exempt('I6', 'The page of the kit is in English.');
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 800, height: 900 });
    await page.clock.setFixedTime('2026-11-21T09:00:00+01:00');
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openKit(page, kit);
    // Without the bar of switches, which would cover a part.
    await page.goto('/kit/index.html?framed');
    await partsLoaded(page);
    await prepare(page);
    for (const { title } of groups) {
      const id = idOf(title);
      await expect(page.locator(`#${id}`)).toHaveScreenshot(`${id}-${theme}.png`, {
        animations: 'disabled',
        // The edges of a few letters may differ. A ratio would let the corners of all buttons change.
        threshold: 0.03,
        maxDiffPixels: 40,
      });
    }
  });
}
