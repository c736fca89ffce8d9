import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Feed, markRead, undisturbed } from './read-marks';
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

test('the same mark twice is sent once, and both get its outcome', async () => {
  const marks = [mark(1), mark(1)];
  await tick();
  answers[0]?.resolve();
  await Promise.all(marks);
  await tick();
  expect(sent).toEqual([1]);
  const back = [mark(2), markRead(client, feed, { id: 2, read: false }), mark(2)];
  for (let turn = 1; turn <= 3; turn += 1) {
    await tick();
    answers[turn]?.resolve();
  }
  await Promise.all(back);
  expect(sent).toEqual([1, 2, 2, 2]);
});

test('a mark that is made again after all were marked is sent again', async () => {
  const marks = [
    markRead(client, feed, { id: 1, read: false }),
    markRead(client, feed, { id: 'all', read: true }),
    markRead(client, feed, { id: 1, read: false }),
  ];
  for (let turn = 0; turn <= 2; turn += 1) {
    await tick();
    answers[turn]?.resolve();
  }
  await Promise.all(marks);
  expect(sent).toEqual([1, Number.NaN, 1]);
});

test('§9 a mark waits for its answer as long as the server takes; the next one aborts it', async () => {
  vi.useFakeTimers({ now: Date.now() });
  const first = mark(1).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown()).toEqual([[2, 3], 2]);
  const again = mark(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await first).toMatchObject({ name: 'TimeoutError' });
  expect(sent).toEqual([1, 1]);
  answers[1]?.resolve();
  await again;
  expect(shown()).toEqual([[2, 3], 2]);
});

test.each([
  ['waits for the answer to the one before for 10 seconds', 9_999, [1]],
  ['aborts one that has waited for 10 seconds', 10_000, [1, 2]],
  ['aborts one whose time the clock of the device no longer tells', -600_000, [1, 2]],
])('a mark %s', async (_, waited, expected) => {
  vi.useFakeTimers({ now: Date.now() });
  const first = mark(1).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() + waited);
  const second = mark(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(expected);
  answers[0]?.resolve();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.resolve();
  await second;
});

test('an aborted fetch no longer waits for a hanging mark', async () => {
  void mark(1);
  const ending = new AbortController();
  const answer = undisturbed(client, feed.name, ending.signal, async () => 1);
  ending.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  await expect(answer).rejects.toThrow('No answer came in time.');
});
