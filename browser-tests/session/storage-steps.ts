import type { BrowserContext, Page } from '@playwright/test';

/** The key of the recorded steps: they must survive a reload. */
const STEPS = 'test-steps';

/** Makes each page record, in order, what it writes to local storage and when it is left. */
export async function recordSteps(context: BrowserContext): Promise<void> {
  await context.addInitScript((steps) => {
    if (location.protocol === 'about:') return;
    const { setItem, removeItem } = Storage.prototype;
    const note = (step: string) => {
      setItem.call(sessionStorage, steps, `${sessionStorage.getItem(steps) ?? ''}${step}\n`);
    };
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) note(`set ${key}`);
      setItem.call(this, key, value);
    };
    Storage.prototype.removeItem = function (key) {
      if (this === localStorage) note(`remove ${key}`);
      removeItem.call(this, key);
    };
    addEventListener('pagehide', () => note('page left'));
  }, STEPS);
}

/** The steps since they were last read. */
export async function readSteps(page: Page): Promise<string[]> {
  const text = await page.evaluate((steps) => {
    const noted = sessionStorage.getItem(steps) ?? '';
    sessionStorage.removeItem(steps);
    return noted;
  }, STEPS);
  return text.split('\n').filter((step) => step !== '' && !step.endsWith(' probe'));
}
