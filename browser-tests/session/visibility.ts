import type { BrowserContext, Page } from '@playwright/test';

const FLAG = 'testHidden';

/** Controls which tabs of a context are visible; by default all are. Call it before a page is opened. */
export async function controlVisibility(context: BrowserContext): Promise<void> {
  await context.addInitScript((flag) => {
    const hidden = () => Reflect.get(window, flag) === true;
    Object.defineProperty(document, 'hidden', { get: hidden });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (hidden() ? 'hidden' : 'visible'),
    });
  }, FLAG);
}

/** Hides a tab, or shows it again. */
export async function setHidden(tab: Page, hidden: boolean): Promise<void> {
  await tab.evaluate(
    ([flag, value]) => {
      Reflect.set(window, flag, value);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    [FLAG, hidden] as const,
  );
}
