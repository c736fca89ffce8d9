import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi } from './api.fixture';
import { bindApi, markQueuesOf } from './bound-api';
import { StaleAnswer } from './errors';
import { NOTHING_HELD } from './mark-queues';
import {
  type Feed,
  markedSince,
  markRead,
  onMarksSettled,
  reconcile,
  undisturbed,
} from './read-marks';
import { type Rows, unreadFeed } from './read-marks.fixture';

let client: QueryClient;
let sent: number[];
let answers: ReturnType<typeof unreadFeed>['answers'];
let feed: Feed<Rows>;

const tick = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  ({ client, sent, answers, feed } = unreadFeed());
});

afterEach(() => void vi.useRealTimers());

const shown = () => [client.getQueryData<Rows>(['list'])?.unread, client.getQueryData(['count'])];
const mark = (id: number) => markRead(client, feed, { id, read: true });

test('list and badge change at once; the marks are sent one by one', async () => {
  const marks = [mark(1), mark(2)];
  expect(shown()).toEqual([[3], 1]);
  await tick();
  expect(sent).toEqual([1]);
  answers[0]?.resolve();
  await tick();
  expect(sent).toEqual([1, 2]);
  answers[1]?.resolve();
  await Promise.all(marks);
  expect(shown()).toEqual([[3], 1]);
});

test('only a failed mark is undone, and the list is fetched again', async () => {
  const marks = [mark(1).catch(String), mark(2)];
  await tick();
  answers[0]?.reject(new Error('no'));
  await tick();
  expect(shown()).toEqual([[1, 3], 2]);
  answers[1]?.resolve();
  await Promise.all(marks);
  expect(shown()).toEqual([[1, 3], 2]);
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(true);
});

test('after a mark that failed, the next one that succeeds does not fetch the list again', async () => {
  const failed = mark(1).catch(String);
  await tick();
  answers[0]?.reject(new Error('no'));
  await failed;
  client.setQueryData<Rows>(['list'], { unread: [1, 2, 3] });
  const marked = mark(2);
  await tick();
  answers[1]?.resolve();
  await marked;
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(false);
});

test('a mark is no answer of the server: the list keeps its time, and the count is stale', async () => {
  client.setQueryData<Rows>(['list'], { unread: [1, 2, 3] }, { updatedAt: 5_000 });
  const marked = mark(1);
  const times = () => [['list'], ['count']].map((key) => client.getQueryState(key)?.dataUpdatedAt);
  expect(times()).toEqual([5_000, 0]);
  await tick();
  answers[0]?.resolve();
  await marked;
  expect(times()).toEqual([5_000, 0]);
});

test('a listener is called once when the server has answered all marks, until it unsubscribes', async () => {
  const settled = vi.fn();
  const leave = onMarksSettled(client, settled);
  const marks = [mark(1), mark(2)];
  await tick();
  answers[0]?.resolve();
  await tick();
  expect(settled).not.toHaveBeenCalled();
  answers[1]?.resolve();
  await Promise.all(marks);
  expect(settled).toHaveBeenCalledTimes(1);
  leave();
  const last = mark(3);
  await tick();
  answers[2]?.resolve();
  await last;
  expect(settled).toHaveBeenCalledTimes(1);
});

test('marks that wait when the session ends are never sent, and nothing is written back into the cache', async () => {
  const marks = [mark(1), mark(2)].map((each) => each.catch((error: unknown) => error));
  await tick();
  client.clear();
  answers[0]?.reject(new DOMException('aborted', 'AbortError'));
  const [first, second] = await Promise.all(marks);
  expect([first, second]).toEqual([expect.any(DOMException), expect.any(StaleAnswer)]);
  expect(sent).toEqual([1]);
  expect(shown()).toEqual([undefined, undefined]);
  expect(markQueuesOf(client).of(feed.name).base).toBe(NOTHING_HELD);
});

test('an answer that a mark has overtaken is fetched again', async () => {
  let asked = 0;
  let give: (answer: number) => void = () => undefined;
  const answer = undisturbed(client, feed.name, new AbortController().signal, () => {
    asked += 1;
    return new Promise<number>((resolve) => {
      give = resolve;
    });
  });
  const marked = mark(1);
  give(3);
  await tick();
  expect(asked).toBe(1);
  answers[0]?.resolve();
  await marked;
  await tick();
  expect(asked).toBe(2);
  give(2);
  expect(await answer).toBe(2);
});

test('a list is not fetched while a mark waits, nor while one that was made meanwhile waits', async () => {
  const marks = [mark(1)];
  const ask = vi.fn(async () => 'answer');
  const answer = undisturbed(client, feed.name, new AbortController().signal, ask);
  marks.push(mark(2));
  await tick();
  answers[0]?.resolve();
  await tick();
  expect([sent, ask.mock.calls.length]).toEqual([[1, 2], 0]);
  answers[1]?.resolve();
  await Promise.all(marks);
  expect(await answer).toBe('answer');
});

describe('a list and a badge that differ', () => {
  const hold = (list: number, count: number, listAt: number, countAt: number) => {
    const unread = Array.from({ length: list }, (_, id) => id);
    client.setQueryData<Rows>(['list'], { unread }, { updatedAt: listAt });
    client.setQueryData(['count'], count, { updatedAt: countAt });
    reconcile(client, feed);
    const { isInvalidated } = client.getQueryState(['list']) ?? {};
    return [client.getQueryData(['count']), isInvalidated];
  };

  test('a later list gives the badge its count', () => {
    expect(hold(3, 5, 2_000, 1_000)).toEqual([3, false]);
  });

  test('a later count fetches the list again', () => {
    expect(hold(3, 5, 1_000, 2_000)).toEqual([5, true]);
    expect(hold(3, 5, 1_000, 1_000)).toEqual([5, true]);
  });

  test('nothing is done when they agree', () => {
    expect(hold(3, 3, 1_000, 2_000)).toEqual([3, false]);
    expect(hold(3, 3, 2_000, 1_000)).toEqual([3, false]);
    expect(client.getQueryState(['count'])?.dataUpdatedAt).toBe(1_000);
  });
});

test('a count that was requested before a mark was settled may lack it', async () => {
  const before = Date.now();
  const marked = mark(1);
  expect(markedSince(client, Date.now() + 1_000)).toBe(true);
  await tick();
  answers[0]?.resolve();
  await marked;
  expect([markedSince(client, before), markedSince(client, Date.now() + 1_000)]).toEqual([
    true,
    false,
  ]);
});

test('after the clock was set back, an earlier mark does not make every count stale, nor an earlier list the count wrong', async () => {
  const now = Date.now();
  const marked = mark(1);
  await tick();
  answers[0]?.resolve();
  await marked;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 600_000);
  expect(markedSince(client, now - 600_000)).toBe(false);
  client.setQueryData(['count'], 5);
  reconcile(client, feed);
  clock.mockRestore();
  expect(client.getQueryData(['count'])).toBe(5);
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(true);
});

test('two caches in one process share no marks', async () => {
  const other = new QueryClient();
  bindApi(other, testApi());
  const marked = mark(1);
  expect([client, other].map((each) => markedSince(each, Date.now() + 1_000))).toEqual([
    true,
    false,
  ]);
  const signal = new AbortController().signal;
  expect(await undisturbed(other, feed.name, signal, async () => 'at once')).toBe('at once');
  await tick();
  answers[0]?.resolve();
  await marked;
});
