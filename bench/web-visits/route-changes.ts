import type { Page } from '@playwright/test';

/** Runs in the page: waits for a click and then until another heading is painted. @returns ms since the click */
function followed(): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  return new Promise((done) => {
    const onClick = () => {
      const began = performance.now();
      const look = () => {
        const now = heading();
        if (!now || now === before) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - began);
        // The message arrives after this frame is painted.
        return port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { once: true, capture: true });
  });
}

const paths = ['/', '/odcitki', '/odprte-postavke'];

/**
 * Opens some pages twice in turn, by clicks on the menu: a shift right after a click does not count as a layout shift.
 * @returns the time of each change in the second round, in ms, when everything is cached
 */
export async function changeRoutes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const round of [1, 2]) {
    for (const path of paths) {
      const time = page.evaluate(followed);
      await page.locator(`nav a[href="${path}"]`).click();
      if (round === 2) times.push(await time);
      await page.waitForTimeout(1500);
    }
  }
  return times;
}
