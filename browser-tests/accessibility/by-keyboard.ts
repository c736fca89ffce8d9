import { expect, type Locator, type Page } from '@playwright/test';
import { sidewaysFaults } from '../helpers/look/sideways';

/** More Tab stops than any page of the demo world has. */
const MOST = 150;

/** What makes the focused element hard to find; runs inside the page. */
function focusFault(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const name = `${element.tagName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (top >= innerHeight || bottom <= 0) return `out of view: ${name}`;
  if (left < -1 || right > innerWidth + 1) return `cut at the side: ${name}`;
  const hasRing = (each: Element | null, levels: number): boolean => {
    if (!each || levels === 0) return false;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(each);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    // A control may be transparent, with the ring around what is drawn for it.
    return (isDrawn && opacity !== '0') || hasRing(each.parentElement, levels - 1);
  };
  // A heading or a region takes the focus to be read, not to be pressed.
  const isRead = element.tabIndex < 0 || element.matches('[role="tabpanel"], main');
  return isRead || hasRing(element, 4) ? undefined : `without a ring: ${name}`;
}

/**
 * Presses Tab until an element has the focus. Each stop on the way must be in view, not cut, and have a visible ring; the
 * page must not scroll sideways.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST && !(await isThere()); press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusFault)).toBeUndefined();
  }
  await expect(target).toBeFocused();
  expect(await page.evaluate(focusFault)).toBeUndefined();
  expect(await page.evaluate(sidewaysFaults)).toEqual([]);
}

/** Moves the focus by Tab to an element and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
