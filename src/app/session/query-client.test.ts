import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError, NoSession, StaleAnswer, WrongAnswer } from '../../api/errors';
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

test.each([
  ['a network without an answer', 2, new NetworkError('down')],
  ['a server in trouble', 2, new ApiError(500)],
  ['a refusal', 1, new ApiError(404)],
  ['too many requests', 1, new ApiError(429)],
  ['a session that has ended', 1, new ApiError(401)],
  ['no session', 1, new NoSession()],
  ['an answer for another session', 1, new StaleAnswer()],
])('with %s a query is sent %i times in all', async (_, times, error) => {
  const queryFn = vi.fn(() => Promise.reject(error));
  const answer = createQueryClient().fetchQuery({ queryKey: ['a'], queryFn });
  const failed = expect(answer).rejects.toBe(error);
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(queryFn).toHaveBeenCalledTimes(times);
});

test('an answer that breaks the contract is reported, and no other failure', async () => {
  const onWrongAnswer = vi.fn();
  const client = createQueryClient(onWrongAnswer);
  const wrong = new WrongAnswer(200, '.x');
  for (const error of [new ApiError(404), wrong]) {
    const queryFn = () => Promise.reject(error);
    await client.fetchQuery({ queryKey: ['a'], queryFn, retry: false }).catch(() => {});
  }
  expect(onWrongAnswer.mock.calls).toEqual([[wrong]]);
});
