import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepAnswer } from './keep-answer';

const queryKey = ['profile'];

test('a request that was under way does not bring the state before the send back', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, 'old');
  let answer = (_name: string) => {};
  const queryFn = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  expect(client.isFetching()).toBe(1);
  await keepAnswer<string>(client, queryKey, (before) => before && 'new');
  answer('old');
  await new Promise(setImmediate);
  expect([client.getQueryData(queryKey), client.isFetching()]).toEqual(['new', 0]);
  stop();
});
