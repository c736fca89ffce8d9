import type { Page } from '@playwright/test';

/** Sets the text of a page to a multiple of its size at this width, as a user's browser setting does (W06). */
export function enlarge(page: Page, times: number): Promise<void> {
  return page.evaluate((factor) => {
    const { documentElement: root } = document;
    root.style.fontSize = '';
    const own = Number.parseFloat(getComputedStyle(root).fontSize);
    if (factor !== 1) root.style.fontSize = `${own * factor}px`;
  }, times);
}
