import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, forgetAnswers } from './query-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('L04 data that a page observed at the end of the session is released with the page', async () => {
  const client = createQueryClient();
  const queries = ['answered', 'on its way'].map((name) => {
    const answer = name === 'answered' ? Promise.resolve(name) : new Promise(() => {});
    // As in a browser; without a window the library never collects queries.
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

test('a list that lacks rows is requested again when a page shows it; a complete one is fresh', async () => {
  const client = createQueryClient();
  const list = { naslednji_kazalec: 'x', stevilo_vrstic: 2, vrstice: [1] };
  const ask = vi.fn(async () => ({ ...list, naslednji_kazalec: null, vrstice: [1, 2] }));
  client.setQueryData(['list'], list);
  const options = { queryKey: ['list'], queryFn: ask };
  for (let page = 0; page < 2; page += 1) {
    const leave = new QueryObserver(client, options).subscribe(() => {});
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    leave();
  }
  expect(ask).toHaveBeenCalledTimes(1);
});
