import type { Page } from '@playwright/test';

/** Runs in the page: clicks a link of the menu and waits until the heading of its page is painted. @returns ms */
function follow(path: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
  if (!link) throw new Error(`The menu has no ${path}.`);
  const before = document.querySelector('main h1')?.textContent;
  const began = performance.now();
  link.click();
  return new Promise((done) => {
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent;
      if (!heading || heading === before) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - began);
      // The message comes when the frame that this belongs to has been painted.
      return port2.postMessage(0);
    };
    look();
  });
}

const paths = ['/', '/odcitki', '/odprte-postavke'];

/** Goes round some pages twice. @returns how long each change of the second round took, in ms: all of it is cached then */
export async function changeRoutes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const round of [1, 2]) {
    for (const path of paths) {
      const time = await page.evaluate(follow, path);
      if (round === 2) times.push(time);
      await page.waitForTimeout(1500);
    }
  }
  return times;
}
