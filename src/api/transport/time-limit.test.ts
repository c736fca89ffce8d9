import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './time-limit';

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hanging call is aborted at its limit', async () => {
  const call = within(1_000, new AbortController().signal, never);
  const failed = expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

test('a call can be aborted from outside', async () => {
  const outside = new AbortController();
  const call = within(1_000, outside.signal, never);
  outside.abort('enough');
  await expect(call).rejects.toBe('enough');
});

test('an answer in time is passed on, and no timer is left running', async () => {
  const { signal } = new AbortController();
  expect(await within(1_000, signal, async () => 5)).toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});
