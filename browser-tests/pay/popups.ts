import { expect, type Locator, type Page } from '@playwright/test';

/** What opens something over the page. */
export const openers = '[popovertarget], [role="combobox"], [aria-haspopup="dialog"]';

/** All that can be opened on the page now and is seen. */
export function visibleOpeners(page: Page): Locator {
  return page.locator(openers).filter({ visible: true });
}

/** Folds out what folds, so that what is in it can be looked at. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
}

/** What an opener has opened, as a selector. */
export async function popupOf(opener: Locator): Promise<string> {
  return opener.evaluate((element) => {
    const popover = element.getAttribute('popovertarget');
    if (popover !== null) return `[id="${popover}"]`;
    if (element.getAttribute('role') !== 'combobox') return 'dialog[open]';
    return `.select:has([id="${element.id}"])`;
  });
}

/**
 * Opens by a key: a drop-down list by the arrow, all else by Enter. The focus goes in, or stays at a list that is led by
 * it (`threats.md` W10).
 */
export async function openByKey(opener: Locator): Promise<void> {
  const page = opener.page();
  await opener.focus();
  if ((await opener.getAttribute('role')) === 'combobox') {
    await page.keyboard.press('ArrowDown');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(opener).toBeFocused();
    return;
  }
  await page.keyboard.press('Enter');
  const popup = page.locator(await popupOf(opener));
  await expect(popup).toBeVisible();
  await expect
    .poll(() => popup.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}

/** Closes by Escape; the focus is back at the opener (W10). */
export async function closeByKey(opener: Locator): Promise<void> {
  const popup = opener.page().locator(await popupOf(opener));
  const isList = (await opener.getAttribute('role')) === 'combobox';
  await opener.page().keyboard.press('Escape');
  if (isList) await expect(opener).toHaveAttribute('aria-expanded', 'false');
  else await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
}
