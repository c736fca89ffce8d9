import { expect, type Page } from '@playwright/test';
import type { RouteName } from '../../../src/navigation/page-table';
import { expectNoAxeViolations } from '../look/axe';
import { expectValidHtml } from '../look/html';
import { expectNoIbmViolations } from '../look/second-engine';
import { test } from '../portal';

const sizes = { phone: { width: 320, height: 640 }, desktop: { width: 1280, height: 800 } };

/** The kinds of state that a page may have (`threats.md` section 3, Gate). */
export const stateClasses = ['rest', 'errors', 'toast', 'loading', 'empty', 'failed'] as const;
export type StateClass = (typeof stateClasses)[number];

/** A state of a page to check. */
export interface State {
  /** The route, and the kinds of state that it shows. */
  readonly of: readonly [RouteName, ...StateClass[]];
  readonly visitor?: true;
  /** Set where the state does not last from one screen size to the next. */
  readonly again?: true;
  readonly open: (page: Page) => Promise<void>;
}

/** Checks the page in its current state, in both themes; anything without a colour is the same in both. */
async function look(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, { only: 'colours' });
  await expectNoIbmViolations(page);
  await expectValidHtml(page);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wide, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** One test for each state: results of axe, IBM's engine and html-validate, and sideways scroll. */
export function lookAt(
  states: Readonly<Record<string, State>>,
  tag: readonly '@long'[] = [],
): void {
  for (const [name, { visitor, again, open }] of Object.entries(states)) {
    test(`W01 W05 T-H2 · ${name}: on phone and desktop both engines find nothing, the markup is valid, nothing scrolls sideways, and the policy blocks nothing`, {
      tag: [...tag],
    }, async ({ page, signIn }) => {
      test.setTimeout(120_000);
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
