import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../accessibility';
import { test } from '../portal';

const sizes = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } };

/** A state of a page to look at. */
export interface State {
  readonly visitor?: true;
  /** Set where the state does not last from one size of the screen to the next. */
  readonly again?: true;
  readonly open: (page: Page) => Promise<void>;
}

/** Looks at the page as it is, in both themes. */
async function look(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
}

/** One test for each state: what axe says of it, and whether it scrolls sideways. */
export function lookAt(states: Readonly<Record<string, State>>): void {
  for (const [name, { visitor, again, open }] of Object.entries(states)) {
    test(`${name}: on a phone and a desktop axe finds nothing in light and dark, and nothing scrolls sideways`, async ({
      page,
      signIn,
    }) => {
      if (!visitor) await signIn();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(sizes.phone);
      await open(page);
      await look(page);
      await page.setViewportSize(sizes.desktop);
      if (again) await open(page);
      await look(page);
    });
  }
}
