import { reloadOnce } from '../routing/missing-part';

/** What the portal cannot do without; `public/rescue.js` has the same rule, and tells the user. */
const isSupported = () => 'toSorted' in [] && matchMedia('(width>=0px)').matches;

let hasBegun = false;

/**
 * Starts a page in a browser that supports it. Browsers from before 2024 first load what popovers need. Only the first call
 * has an effect: the file of the other entry is a part of the page too (`scripts/build/chunks.ts`).
 */
export function begin(start: () => void): void {
  if (hasBegun || !isSupported()) return;
  hasBegun = true;
  if ('popover' in HTMLElement.prototype) {
    start();
    return;
  }
  // The mark for public/rescue.js.
  document.documentElement.dataset.started = '';
  import('@oddbird/popover-polyfill').then(start, async () => {
    if (!(await reloadOnce())) start();
  });
}
