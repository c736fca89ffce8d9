import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApi } from './api.fixture';
import { bindApi } from './bound-api';
import type { Api } from './client';
import { ApiError, ListChanged, StaleAnswer, WrongAnswer } from './errors';
import { pagedQuery, pagesOf } from './paged';
import { q } from './query';
import type { GetAnswer } from './transport/get-answer';

const PATH = '/api/{product}-user/v2/forms/submissions';
/** Any list that comes in pages; its shape is not what is tested. */
const answer: GetAnswer<typeof PATH> = { path: PATH, status: 200, shape: 'any' };
const query = pagedQuery(['list'], answer, 'vloge', {});

/** The list of the server, and how many rows it gives at once. */
let rows: number[];
let size: number;
let cursors: (string | null)[];
/** What happens before an answer. */
let before: (cursor: string | null) => Response | undefined;
let token: string;
let client: QueryClient;

const api = testApi({
  readToken: () => token,
  fetch: async ({ url }) => {
    const cursor = new URL(url).searchParams.get('kazalec');
    cursors.push(cursor);
    const other = before(cursor);
    if (other) return other;
    const start = Number(cursor ?? 0);
    const vloge = rows.slice(start, start + size);
    const next = start + size < rows.length ? String(start + size) : null;
    return Response.json({ vloge, naslednji_kazalec: next, stevilo_vrstic: rows.length });
  },
});

beforeEach(() => {
  rows = Array.from({ length: 10 }, (_, id) => id);
  size = 1;
  cursors = [];
  before = () => undefined;
  token = 'mine';
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  bindApi(client, api);
});

/** The lengths of the list that an observer sees, one after the other. */
function observe() {
  const lengths: number[] = [];
  const observer = new QueryObserver(client, query);
  const leave = observer.subscribe(({ data }) => {
    const length = data?.vloge.length;
    if (length !== undefined && lengths.at(-1) !== length) lengths.push(length);
  });
  return { lengths, leave, observer };
}

describe('a list that comes in pages', () => {
  test('has the rows of all pages in their order', async () => {
    const { vloge, naslednji_kazalec, stevilo_vrstic } = await client.fetchQuery(query);
    expect(vloge).toEqual(rows);
    expect([naslednji_kazalec, stevilo_vrstic]).toEqual([null, 10]);
    expect(cursors).toEqual([null, '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('is shown after its first page, and then when it has grown to twice its length', async () => {
    const { lengths, leave } = observe();
    await client.fetchQuery(query);
    leave();
    expect(lengths).toEqual([1, 2, 4, 8, 10]);
  });

  test('is requested once when it has one page', async () => {
    size = 1000;
    expect((await client.fetchQuery(query)).vloge).toEqual(rows);
    expect(cursors).toEqual([null]);
  });

  test('is empty without rows', async () => {
    rows = [];
    expect((await client.fetchQuery(query)).vloge).toEqual([]);
  });

  test('is replaced by a refetch only when that has all rows', async () => {
    await client.fetchQuery(query);
    const { lengths, leave } = observe();
    rows = rows.slice(0, 7);
    await client.refetchQueries({ queryKey: query.queryKey });
    leave();
    expect(lengths).toEqual([10, 7]);
  });

  test('keeps the rows that have arrived when a page fails', async () => {
    before = (cursor) => (cursor === '5' ? Response.json({ code: 5 }, { status: 500 }) : undefined);
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(ApiError);
    const { data, status } = client.getQueryState(query.queryKey) ?? {};
    expect([data?.vloge, data?.naslednji_kazalec, status]).toEqual([[0, 1, 2, 3], '4', 'error']);
    before = () => undefined;
    expect((await client.fetchQuery(query)).vloge).toEqual(rows);
  });

  test('fails in a way that is tried again when the server no longer has a place', async () => {
    before = (cursor) => (cursor === '2' ? Response.json({ code: 1 }, { status: 422 }) : undefined);
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(ListChanged);
    const wrong = () => Response.json({ code: 1 }, { status: 422 });
    before = wrong;
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(ApiError);
  });

  test.each([
    ['leads back', { vloge: [1], naslednji_kazalec: '0', stevilo_vrstic: 3 }],
    ['has no rows before it', { vloge: [], naslednji_kazalec: '1', stevilo_vrstic: 3 }],
  ])('is wrong when a cursor %s', async (_, body) => {
    before = () => Response.json(body);
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(WrongAnswer);
    expect(cursors.length).toBeLessThanOrEqual(3);
  });

  test('K5 never has pages of two users', async () => {
    before = (cursor) => {
      if (cursor === '1') token = 'of another user';
      return undefined;
    };
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(StaleAnswer);
  });

  test('K5 never has a page that was asked with the token of another user from the start', async () => {
    const ask = api.client.GET as (path: string, init: object) => Promise<unknown>;
    const GET = async (path: string, init: object) => {
      const page = await ask(path, init);
      // The client has compared the token of this page already.
      token = 'of another user';
      return page;
    };
    const switching = { ...api, client: { ...api.client, GET } } as unknown as Api;
    const pages = pagesOf(switching, answer, 'vloge', {}, new AbortController().signal);
    await expect(pages.next()).rejects.toBeInstanceOf(StaleAnswer);
  });

  test('a page that fails when the list is no longer read is no fault of the portal', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    before = (cursor) => (cursor === '1' ? Response.json({ code: 5 }, { status: 500 }) : undefined);
    const pages = pagesOf(api, answer, 'vloge', {}, new AbortController().signal);
    await pages.next();
    await pages.return(undefined);
    await new Promise((done) => setTimeout(done, 20));
    expect(cursors).toEqual([null, '1']);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('stops when its page is left, and then is known to lack rows', async () => {
    const { leave } = observe();
    before = (cursor) => {
      if (cursor === '3') leave();
      return undefined;
    };
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(cursors).toEqual([null, '1', '2', '3']);
    expect(client.getQueryData(query.queryKey)?.naslednji_kazalec).toBe('2');
  });
});

test('a list that comes in pages is not read by its first page only', () => {
  // @ts-expect-error: `pagedQuery` reads all pages.
  expect(q(['list'], answer, {}).queryKey).toEqual(['list']);
});
