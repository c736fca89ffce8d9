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
        // The message comes when the frame that this belongs to has been painted.
        return port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { once: true, capture: true });
  });
}

const paths = ['/', '/odcitki', '/odprte-postavke'];

/**
 * Goes round some pages twice, by clicks on the menu: what moves right after a click is no shift of the layout.
 * @returns how long each change of the second round took, in ms: all of it is cached then
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
