import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { noteSending } from './being-sent';

afterEach(() => void vi.useRealTimers());

test('F09 an upload that takes longer than the cache keeps what no page shows is still noted', async () => {
  vi.useFakeTimers();
  // As in a browser; without a window the library never collects queries.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 300_000 } } });
  noteSending(client, 'draft', true);
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(client.getQueriesData({}).map(([, isSending]) => isSending)).toEqual([true]);
  client.clear();
  noteSending(client, 'draft', false);
  expect(client.getQueriesData({})).toEqual([]);
});
