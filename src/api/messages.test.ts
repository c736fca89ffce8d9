import {
  QueryClient,
  type QueryFunction,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testApi } from './api.fixture';
import { bindApi } from './bound-api';
import {
  notificationsFeed,
  notificationsQuery,
  unreadBulletinsQuery,
  unreadNotificationsQuery,
} from './messages';
import { markRead } from './read-marks';

const query = notificationsQuery();
const feed = notificationsFeed();

/** Whether each message on the server is read. The server gives two messages a page. */
let read: boolean[];
/** What happens before an answer. */
let before: (cursor: string | null) => unknown;
let client: QueryClient;

const notification = (prebrano: boolean, id: number) => ({
  id_obvestila: id,
  naslov: 'Obvestilo',
  vsebina: '',
  vrsta: 'splosno',
  datum: '2026-11-01T08:00:00Z',
  prebrano,
  datum_branja: null,
  pomembno: false,
  stran: null,
  id_vlozisca: null,
  priloge: [],
});

const api = testApi({
  fetch: async ({ url, method }) => {
    if (method === 'POST') {
      read[Number(/\/(\d+)\/read$/.exec(url)?.[1])] = true;
      return new Response(null, { status: 204 });
    }
    const cursor = new URL(url).searchParams.get('kazalec');
    const start = Number(cursor ?? 0);
    const obvestila = read.map(notification).slice(start, start + 2);
    await before(cursor);
    const next = start + 2 < read.length ? String(start + 2) : null;
    return Response.json({
      obvestila,
      skupaj: read.length,
      neprebrana: read.filter((each) => !each).length,
      naslednji_kazalec: next,
      stevilo_vrstic: read.length,
    });
  },
});

beforeEach(() => {
  read = Array.from({ length: 6 }, () => false);
  before = () => undefined;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  bindApi(client, api);
});

const shown = () => client.getQueryData(query.queryKey)?.obvestila.map(({ prebrano }) => prebrano);

/** What an observer sees, one after the other: the length of the list, and whether its first message is read. */
function observe() {
  const lengths: number[] = [];
  const firstRead: boolean[] = [];
  const leave = new QueryObserver(client, query).subscribe(({ data }) => {
    const [first] = data?.obvestila ?? [];
    if (data === undefined || first === undefined) return;
    if (lengths.at(-1) !== data.obvestila.length) lengths.push(data.obvestila.length);
    if (firstRead.at(-1) !== first.prebrano) firstRead.push(first.prebrano);
  });
  return { lengths, firstRead, leave };
}

test('the first messages are shown while the others arrive', async () => {
  const { lengths, leave } = observe();
  await client.fetchQuery(query);
  leave();
  expect(lengths).toEqual([2, 4, 6]);
});

test('a refetch replaces the messages when it has all of them', async () => {
  await client.fetchQuery(query);
  read = read.slice(0, 5);
  const { lengths, leave } = observe();
  await client.refetchQueries({ queryKey: query.queryKey });
  leave();
  expect(lengths).toEqual([6, 5]);
});

test('a mark that is made while messages arrive is kept, and the list is fetched again', async () => {
  let asked = 0;
  let marked: Promise<void> | undefined;
  before = async (cursor) => {
    asked += 1;
    // This page has left the server before the mark.
    if (cursor !== '2' || marked) return;
    await vi.waitFor(() => expect(shown()).toEqual([false, false]));
    marked = markRead(client, feed, { id: 0, read: true });
  };
  const { lengths, firstRead, leave } = observe();
  await client.fetchQuery(query);
  await marked;
  leave();
  expect(firstRead).toEqual([false, true]);
  expect(lengths).toEqual([2, 6]);
  expect(shown()).toEqual([true, false, false, false, false, false]);
  expect(asked).toBe(6);
});

test('the messages that have arrived stay when a later page fails', async () => {
  before = (cursor) => {
    if (cursor === '2') throw new TypeError('no network');
  };
  await expect(client.fetchQuery(query)).rejects.toThrow('could not be reached');
  expect(shown()).toEqual([false, false]);
  expect(client.getQueryState(query.queryKey)?.status).toBe('error');
});

test.each([
  ['notifications', unreadNotificationsQuery()],
  ['posts', unreadBulletinsQuery('0137')],
])(
  'a count of %s that has no answer after 30 seconds fails, so that the next poll can ask',
  async (_, { queryKey, queryFn }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetch = ({ signal }: Request) =>
      new Promise<Response>((_, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason));
      });
    bindApi(client, testApi({ fetch }));
    const count = client
      .fetchQuery<unknown>({ queryKey: queryKey as QueryKey, queryFn: queryFn as QueryFunction })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(client.isFetching()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await count).toMatchObject({ name: 'TimeoutError' });
  },
);
