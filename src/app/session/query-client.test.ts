import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, forgetAnswers } from './query-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('L04 what a page watched when the session ended is let go as soon as the page is', async () => {
  const client = createQueryClient();
  const queries = ['answered', 'on its way'].map((name) => {
    const answer = name === 'answered' ? Promise.resolve(name) : new Promise(() => {});
    // As in a browser; without a window the library keeps all for ever and sets no timer.
    const gcTime = 300_000;
    return new QueryObserver(client, { queryKey: [name], queryFn: () => answer, gcTime });
  });
  const stops = queries.map((query) => query.subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  forgetAnswers(client);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
