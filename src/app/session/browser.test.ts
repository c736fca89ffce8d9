import { afterEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('a reload that is under way is not started from the beginning, and a stuck one is repeated', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { reload } });
  const browser = openBrowser();
  browser.reload();
  vi.advanceTimersByTime(29_000);
  browser.reload();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  browser.reload();
  expect(reload).toHaveBeenCalledTimes(2);
});
