/** The toasts of §4 with the settings of §9, from any source. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type BuiltKit, buildKit, openKit } from '../helpers/answers/kit';
import { expectNoAxeViolations } from '../helpers/look/axe';
import { test } from '../helpers/portal';

const kinds = ['default', 'info', 'success', 'warning', 'error'] as const;

let kit: BuiltKit;
test.beforeAll(async () => {
  kit = await buildKit('shell/toast-kit');
});
test.beforeEach(({ page }) => openKit(page, kit));

const toasts = (page: Page) => page.locator('.Toastify__toast');

/** How long a toast stays: the duration of its hidden progress bar. */
const duration = (toast: Locator) =>
  toast
    .locator('.Toastify__progress-bar')
    .evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);

/** Keeps toasts until they are closed, however slow the machine is: their time does not run. */
const keepToasts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

for (const kind of kinds) {
  test(
    `§9 a toast of the kind ${kind} is coloured, at the top right, without a bar, for 3000 ms`,
    kind === 'error' ? {} : { tag: '@long' },
    async ({ page }) => {
      await keepToasts(page);
      await page.getByRole('button', { name: kind, exact: true }).click();
      const toast = toasts(page);
      await expect(toast).toContainText(`Vrsta ${kind}`);
      await expect(toast).toHaveClass(new RegExp(`Toastify__toast--${kind}`));
      await expect(toast).toHaveClass(/Toastify__toast-theme--colored/);
      await expect(toast).toHaveRole(kind === 'error' ? 'alert' : 'status');
      expect(await duration(toast)).toBe(3000);
      await expect(toast.locator('.Toastify__progress-bar--wrp')).toHaveAttribute(
        'data-hidden',
        'true',
      );
      await expect(toast.locator('.Toastify__progress-bar--wrp')).toHaveCSS('opacity', '0');
      const [colour, ofPage] = await Promise.all(
        [toast, page.locator('body')].map((each) =>
          each.evaluate((element) => getComputedStyle(element).backgroundColor),
        ),
      );
      expect(colour).not.toBe(ofPage);
      const width = page.viewportSize()?.width ?? 0;
      // The toast comes in slowly, so its place is measured after the animation.
      await expect(async () => {
        const box = await toast.boundingBox();
        expect(box && Math.abs(width - (box.x + box.width) - 12)).toBeLessThan(12);
        expect(box?.y).toBeLessThan(120);
      }).toPass({ timeout: 10_000 });
    },
  );
}

test('§9 a container shows a toast for 5000 ms by default; the toast collapses in 300 ms', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Okno' }).click();
  await page.getByRole('button', { name: 'Sporoči' }).click();
  const toast = toasts(page);
  expect(await duration(toast)).toBe(5000);
  const folded = toast.evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          if (element.style.transition !== '') resolve(element.style.transition);
        }).observe(element, { attributes: true });
      }),
  );
  await toast.getByRole('button', { name: 'Zapri obvestilo' }).click();
  expect(await folded).toMatch(/^(all )?(300ms|0\.3s)/);
});

test('W05 toasts of each kind have contrast in both themes', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepToasts(page);
  for (const kind of kinds) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page, { within: '.Toastify' });
    }
    await toasts(page).getByRole('button', { name: 'Zapri obvestilo' }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
});
