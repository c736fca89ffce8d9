import { expect, type Page } from '@playwright/test';

/** The parts on PrimeReact on the page of the kit. */
const parts = '#parts-on-primereact';

/** Waits until every lazy part of the kit has loaded; the first entry shows what never loads. */
export async function partsLoaded(page: Page): Promise<void> {
  const waiting = page.locator(`${parts} .kit-part:not(#loading-of-a-part) .skeleton`);
  await expect(waiting).toHaveCount(0, { timeout: 45_000 });
}

/** Presses each button of the parts on PrimeReact, and types into each of their fields. */
export async function tryParts(page: Page): Promise<void> {
  await page.locator('#loading-of-a-part .state--failed button').click();
  await expect(page.getByText('Zdaj je naloženo.')).toBeVisible();
  const shown = page.locator(`${parts} .kit-state__show`);
  for (const state of await shown.all()) {
    // Counted again for each, because a press may replace what stands there.
    for (let at = 0; at < (await state.getByRole('button').count()) && at < 40; at += 1) {
      await state.getByRole('button').nth(at).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
    }
    for (const field of await state.locator('input:not([type="file"], [readonly])').all()) {
      await field.focus();
      await page.keyboard.type('3');
      await page.keyboard.press('Tab');
    }
  }
}
