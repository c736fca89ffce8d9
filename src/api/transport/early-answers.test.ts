import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../client';
import { askEarly, isAskedEarly } from './early-answers';

const ORIGIN = 'https://portal.example.si';
const PAGES = `${ORIGIN}/api/portal-user/v2/allowed_pages`;

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json([2]));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function client(token: string) {
  const onUnauthorised = vi.fn();
  const readToken = () => token;
  const api = createApi({ origin: ORIGIN, product: 'portal', readToken, onUnauthorised });
  const pages = (signal?: AbortSignal) =>
    api.client.GET('/api/{product}-user/v2/allowed_pages', {
      params: { path: { product: 'portal' } },
      ...(signal && { signal }),
    });
  return { ...api, pages, onUnauthorised };
}

test('an early answer is used once, and fetched again after that', async () => {
  askEarly([PAGES], 'mine');
  expect(isAskedEarly()).toBe(true);
  const { pages, early } = client('mine');
  expect((await pages()).data).toEqual([2]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([isAskedEarly(), early.arePending()]).toEqual([false, false]);
  await pages();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('K2 E08 an early call is guarded like the client’s calls', async () => {
  askEarly([PAGES], 'mine');
  await client('other').pages();
  const [[address, early] = [], [own] = []] = fetched.mock.calls;
  const asked = new Request(String(address), early);
  const known = (request: Request) => ({
    ...{ url: request.url, method: request.method, cache: request.cache },
    ...{ credentials: request.credentials, redirect: request.redirect },
    ...{ referrerPolicy: request.referrerPolicy, headers: [...request.headers.keys()] },
  });
  expect(known(asked)).toEqual(known(own as Request));
  expect(asked.headers.get('Authorization')).toBe('Bearer mine');
});

test.each([
  ['another token', 'other', 60_000],
  ['the same token, too late', 'mine', 75_000],
])('K3 %s gets no early answer', async (_, token, now) => {
  askEarly([PAGES], 'mine');
  vi.mocked(performance.now).mockReturnValue(now);
  await client(token).pages();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an early answer can be used until 15 s have passed, and only then it is pending', async () => {
  const late = vi.mocked(performance.now);
  askEarly([PAGES], 'mine');
  const { pages, early } = client('mine');
  late.mockReturnValue(74_999);
  expect([early.arePending(), early.arePending('allowed_pages'), early.arePending('14/a')]).toEqual(
    [true, true, false],
  );
  late.mockReturnValue(75_000);
  expect(early.arePending()).toBe(false);
  late.mockReturnValue(74_999);
  await pages();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an early failure that no request uses is no fault of the portal', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  // A mock function would handle the failure itself.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  askEarly([PAGES], 'mine');
  await new Promise((done) => setTimeout(done, 20));
  expect(unhandled).not.toHaveBeenCalled();
});

test('an early 401 ends the session, and an early failure is a network error', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 401 }));
  askEarly([PAGES], 'mine');
  const refused = client('mine');
  expect((await refused.pages()).response.status).toBe(401);
  expect(refused.onUnauthorised).toHaveBeenCalledOnce();

  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly([PAGES], 'mine');
  await expect(client('mine').pages()).rejects.toMatchObject({ name: 'NetworkError' });
});

test('an aborted call aborts the early one', async () => {
  fetched.mockImplementationOnce(
    (_, init) =>
      new Promise((_done, fail) => {
        init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
      }),
  );
  askEarly([PAGES], 'mine');
  const stop = new AbortController();
  const call = client('mine').pages(stop.signal);
  stop.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call that was aborted before it is sent aborts the early one', () => {
  askEarly([PAGES], 'mine');
  const { early } = client('mine');
  const headers = { Authorization: 'Bearer mine' };
  void early.take(new Request(PAGES, { headers, signal: AbortSignal.abort() }));
  const [[, init] = []] = fetched.mock.calls;
  expect(init?.signal?.aborted).toBe(true);
});

test('K6 the end of a session aborts the early calls that were not used', () => {
  askEarly([PAGES], 'mine');
  client('mine').abortAll();
  expect(isAskedEarly()).toBe(false);
});

test('a call about a unit that is no longer the user’s is aborted, and the others are not', async () => {
  const about = (unit: string) => `${ORIGIN}/api/portal-user/v2/readings/${unit}`;
  askEarly([PAGES, about('14%2Fa'), about('22')], 'mine');
  client('mine').early.endAbout('14/a');
  const aborted = fetched.mock.calls.map(([, init]) => init?.signal?.aborted);
  expect(aborted).toEqual([false, true, false]);
  expect(globalThis.earlyAnswers?.calls.size).toBe(2);
});
