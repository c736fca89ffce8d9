import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../../domain/session/session-data.fixture';
import { createMemoryStore } from '../../storage/key-value-store';
import { createOwnSession } from '../../storage/own-session';
import { createPortalStore } from '../../storage/portal-store';
import type { Browser } from './browser';
import { awaitToken, lostBy, watchToken } from './watch-token';

const EXPIRES_AT = 4_000_000_000;
const token = `a.${Buffer.from(`{"exp":${EXPIRES_AT}}`).toString('base64url')}.c`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab whose token another tab has removed from the storage of both. */
function afterRemoval() {
  const store = createPortalStore(createMemoryStore());
  const own = createOwnSession(store);
  own.open({ token_string: token, user_data: ana });
  store.clearSession();
  return own;
}

test('a live token that was removed was ended by another tab', () => {
  expect(lostBy(afterRemoval())).toBe('elsewhere');
});

test('an expired token that another tab has removed has expired here too, so that drafts stay', () => {
  const own = afterRemoval();
  vi.setSystemTime((EXPIRES_AT + 1) * 1000);
  expect(lostBy(own)).toBe('expired');
});

/** A tab with an open session, and what the browser tells it. */
function tab() {
  const memory = createMemoryStore();
  const own = createOwnSession(createPortalStore(memory));
  own.open({ token_string: token, user_data: ana });
  const stored = new Set<(key: string | null) => void>();
  const shown = new Set<() => void>();
  const added = <Listener>(to: Set<Listener>, listener: Listener) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  const browser = {
    onStored: (listener) => added(stored, listener),
    onShown: (listener) => added(shown, listener),
  } as Pick<Browser, 'onStored' | 'onShown'> as Browser;
  return {
    ...{ own, browser },
    put: (text: string | undefined) =>
      text === undefined ? memory.removeItem('JWT') : memory.setItem('JWT', text),
    write: (key: string | null) => {
      for (const listener of stored) listener(key);
    },
    show: () => {
      for (const listener of shown) listener();
    },
  };
}
const others = `a.${Buffer.from(`{"exp":${EXPIRES_AT + 1}}`).toString('base64url')}.c`;

function watched() {
  const it = tab();
  const [lost, replaced] = [vi.fn(), vi.fn()];
  const stop = watchToken(it.own, it.browser, lost, replaced);
  return { ...it, stop, calls: () => [lost.mock.calls.flat(), replaced.mock.calls.length] };
}

test('while the token stays, nothing happens', () => {
  const { write, show, calls } = watched();
  write('JWT');
  show();
  vi.advanceTimersByTime(60_000);
  expect(calls()).toEqual([[], 0]);
});

test.each<[string, (it: ReturnType<typeof watched>) => void]>([
  ['another tab writes the token', ({ write }) => write('JWT')],
  ['another tab clears all keys', ({ write }) => write(null)],
  ['the tab is shown again', ({ show }) => show()],
  ['five seconds pass', () => void vi.advanceTimersByTime(5_000)],
])('a token that is lost or replaced is noticed when %s', (_, notice) => {
  const removed = watched();
  removed.put(undefined);
  notice(removed);
  expect(removed.calls()).toEqual([['elsewhere'], 0]);
  const replaced = watched();
  replaced.put(others);
  notice(replaced);
  expect(replaced.calls()).toEqual([[], 1]);
});

test('another key is not looked at, and nothing is after the end', () => {
  const { put, write, show, stop, calls } = watched();
  put(undefined);
  write('layout');
  expect(calls()).toEqual([[], 0]);
  stop();
  write('JWT');
  show();
  vi.advanceTimersByTime(60_000);
  expect(calls()).toEqual([[], 0]);
});

test('without a session a token of another tab is found at the start, and when it is written', () => {
  const { own, browser, put, write } = tab();
  own.drop();
  put(undefined);
  const found = vi.fn();
  const stop = awaitToken(own, browser, found);
  vi.advanceTimersByTime(0);
  write('JWT');
  expect(found).not.toHaveBeenCalled();
  put(others);
  write('layout');
  expect(found).not.toHaveBeenCalled();
  write('JWT');
  expect(found).toHaveBeenCalledTimes(1);
  stop();
  write('JWT');
  expect(found).toHaveBeenCalledTimes(1);
  awaitToken(own, browser, found);
  expect(found).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(0);
  expect(found).toHaveBeenCalledTimes(2);
});
