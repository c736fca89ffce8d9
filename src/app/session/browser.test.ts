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

/** A window whose tab may be hidden and offline. */
function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const navigator = { onLine: true };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  return {
    window,
    hide: (hidden: boolean) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    connect: (onLine: boolean) => {
      navigator.onLine = onLine;
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    },
  };
}

test('polls pause while the tab is hidden or offline, and each change is reported once', () => {
  vi.useFakeTimers();
  const { hide, connect } = page();
  const reported: string[] = [];
  const stop = openBrowser().onAttention((change) =>
    reported.push(change.type === 'polls.paused' ? change.by : 'resumed'),
  );
  expect(reported).toEqual([]);
  hide(true);
  hide(true);
  hide(false);
  expect(reported.splice(0)).toEqual(['hidden', 'resumed']);
  connect(false);
  connect(true);
  expect(reported.splice(0)).toEqual(['offline']);
  vi.advanceTimersByTime(3_000);
  expect(reported.splice(0)).toEqual(['resumed']);
  connect(false);
  connect(true);
  connect(false);
  vi.advanceTimersByTime(3_000);
  expect(reported.splice(0)).toEqual(['offline']);
  connect(true);
  stop();
  vi.advanceTimersByTime(3_000);
  hide(true);
  expect(reported).toEqual([]);
});

test('a tab that returns from the back/forward cache counts as shown', () => {
  const { window, hide } = page();
  const shown = vi.fn();
  const stop = openBrowser().onShown(shown);
  window.dispatchEvent(new Event('pageshow'));
  hide(false);
  expect(shown).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('pageshow'));
  expect(shown).toHaveBeenCalledTimes(2);
});
