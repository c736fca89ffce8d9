import { expect, type Locator, type Page } from '@playwright/test';

/** The controls that open something over the page. */
export const openers = '[popovertarget], [role="combobox"], [aria-haspopup="dialog"]';

/** All visible openers of the page. */
export function visibleOpeners(page: Page): Locator {
  return page.locator(openers).filter({ visible: true });
}

/** Opens folded parts, so that their content can be checked. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
}

/** The selector of what an opener has opened. */
export async function popupOf(opener: Locator): Promise<string> {
  return opener.evaluate((element) => {
    const popover = element.getAttribute('popovertarget');
    if (popover !== null) return `[id="${popover}"]`;
    if (element.getAttribute('role') !== 'combobox') return 'dialog[open]';
    return `.select:has([id="${element.id}"])`;
  });
}

/**
 * Opens by a key: a drop-down list by the arrow, all else by Enter. The focus moves in, or stays on a combobox that
 * controls its list (`threats.md` W10).
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

/** Closes by Escape; the focus returns to the opener (W10). */
export async function closeByKey(opener: Locator): Promise<void> {
  const popup = opener.page().locator(await popupOf(opener));
  const isList = (await opener.getAttribute('role')) === 'combobox';
  await opener.page().keyboard.press('Escape');
  if (isList) await expect(opener).toHaveAttribute('aria-expanded', 'false');
  else await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
}
