import type { Page } from '@playwright/test';
import type { FinalPage } from './flight';
import { observerSettings } from './page-observer';

const patience = 2000;

/**
 * Reads the content of a page when a test ends, after giving it two seconds to render and to remove its loading
 * overlay.
 * @returns undefined for a page that is closed or cannot be evaluated
 */
export async function readFinalPage(page: Page): Promise<FinalPage | undefined> {
  const { mount, overlay } = observerSettings;
  try {
    await page
      .locator(`${mount} > *`)
      .first()
      .waitFor({ state: 'attached', timeout: patience })
      .catch(() => undefined);
    await page
      .locator(overlay)
      .waitFor({ state: 'hidden', timeout: patience })
      .catch(() => undefined);
    return await page.evaluate(readHere, mount);
  } catch (error) {
    // A page that closes or navigates at this moment has no more events.
    if (page.isClosed()) return undefined;
    throw error;
  }
}

function readHere(mount: string): FinalPage {
  // Disabled storage throws as soon as it is accessed.
  const dump = (open: () => Storage): Record<string, string> => {
    try {
      return { ...open() };
    } catch {
      return {};
    }
  };
  return {
    url: location.href,
    title: document.title,
    lang: document.documentElement.lang,
    mountEmpty: (document.querySelector(mount)?.childElementCount ?? 0) === 0,
    localStorage: dump(() => localStorage),
    sessionStorage: dump(() => sessionStorage),
  };
}
