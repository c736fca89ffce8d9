import { afterEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['has none', undefined],
  [
    'refuses it',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    },
  ],
])(
  'where the browser has no channel between tabs (%s), sending and receiving do nothing',
  (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const browser = openBrowser();
    const heard = vi.fn();
    const stop = browser.onMessage(heard);
    browser.postMessage({ from: 1 });
    stop();
    expect(heard).not.toHaveBeenCalled();
  },
);
