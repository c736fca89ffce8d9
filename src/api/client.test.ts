import { describe, expect, test, vi } from 'vitest';
import { testApi } from './api.fixture';
import { endsWithSession, NetworkError, NoSession, StaleAnswer } from './errors';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });

/** An API with a simulated fetch that records requests; `answer` may change the token. */
function observedApi(
  answer: (tokens: { current: string | undefined }) => Response | Promise<Response>,
) {
  const tokens: { current: string | undefined } = { current: 'first' };
  const sent: Request[] = [];
  const onUnauthorised = vi.fn();
  const onNoToken = vi.fn();
  const api = testApi({
    readToken: () => tokens.current,
    onUnauthorised,
    onNoToken,
    fetch: async (request) => {
      sent.push(request);
      return answer(tokens);
    },
  });
  return { ...api, tokens, sent, onUnauthorised, onNoToken };
}

const pages = (api: ReturnType<typeof observedApi>, signal?: AbortSignal) =>
  api.client.GET('/api/{product}-user/v2/allowed_pages', {
    params: { path: { product: api.product } },
    ...(signal ? { signal } : {}),
  });

describe('a call', () => {
  test('K5 carries the token of the moment it is sent', async () => {
    const api = observedApi(() => json([]));
    await pages(api);
    api.tokens.current = 'second';
    await pages(api);
    expect(api.sent.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  test('that needs a session is not sent without a live token, and the user sees no message', async () => {
    const path = '/api/portal-user/v2/pdf/26100314';
    const { signal } = new AbortController();
    for (const send of [
      pages,
      (api: ReturnType<typeof observedApi>) => api.get(path, signal),
      (api: ReturnType<typeof observedApi>) => api.post(path, new FormData(), signal, () => {}),
    ]) {
      const api = observedApi(() => json([]));
      api.tokens.current = undefined;
      const error = await Promise.resolve(send(api)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(NoSession);
      expect(endsWithSession(error)).toBe(true);
      expect(api.sent).toEqual([]);
      expect(api.onNoToken).toHaveBeenCalledTimes(1);
      expect(api.onUnauthorised).not.toHaveBeenCalled();
    }
  });

  test('of a public operation is sent without a token', async () => {
    const api = observedApi(() => json([]));
    api.tokens.current = undefined;
    await api.client.GET('/api/{product}-user/v2/forms', {
      params: { path: { product: api.product } },
    });
    await api.get('/api/portal-user/v2/forms/pdf/sprememba', new AbortController().signal);
    expect(api.sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
    expect(api.onNoToken).not.toHaveBeenCalled();
  });

  test('K2 E08 follows no redirect, keeps no copy and names no referrer', async () => {
    const api = observedApi(() => json([]));
    await pages(api);
    const [request] = api.sent;
    expect(request).toMatchObject({
      url: 'https://portal.example.si/api/portal-user/v2/allowed_pages',
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  });

  test('reports a 401, once for each call', async () => {
    const api = observedApi(() => json({}, { status: 401 }));
    await pages(api);
    expect(api.onUnauthorised).toHaveBeenCalledTimes(1);
  });
});

describe('a call that was sent', () => {
  test('K5 drops any answer when the token has changed since it was sent', async () => {
    for (const status of [200, 401]) {
      const api = observedApi((tokens) => {
        tokens.current = 'another user';
        return json(['ALFA'], { status });
      });
      await expect(pages(api)).rejects.toBeInstanceOf(StaleAnswer);
      expect(api.onUnauthorised).not.toHaveBeenCalled();
    }
  });

  test('K5 drops its answer when the token changes between head and body', async () => {
    const api = observedApi((tokens) => {
      const body = new ReadableStream({
        pull(controller) {
          tokens.current = undefined;
          controller.enqueue(new TextEncoder().encode('[]'));
          controller.close();
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    });
    await expect(pages(api)).rejects.toBeInstanceOf(StaleAnswer);
  });

  test('accepts an answer without a body, with or without a length', async () => {
    for (const headers of [{ 'Transfer-Encoding': 'chunked' }, { 'Content-Length': '0' }, {}]) {
      const api = observedApi(() => new Response('', { headers }));
      const { data, response } = await pages(api);
      expect([data, response.ok]).toEqual([undefined, true]);
    }
  });

  test('without an answer, or answered by a captive portal, is a network error', async () => {
    const unreachable = observedApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(pages(unreachable)).rejects.toBeInstanceOf(NetworkError);
    const captive = observedApi(
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    );
    await expect(pages(captive)).rejects.toBeInstanceOf(NetworkError);
  });

  test('answered by a proxy with a page keeps its status, and a 401 ends the session', async () => {
    const headers = { 'Content-Type': 'text/html' };
    const page = (status: number) => observedApi(() => new Response('<html>', { status, headers }));
    expect((await pages(page(502))).response.status).toBe(502);
    const refused = page(401);
    await pages(refused);
    expect(refused.onUnauthorised).toHaveBeenCalledTimes(1);
  });

  test('ends when all are aborted; later calls are not affected', async () => {
    const api = observedApi(() => json([]));
    const late = pages(api);
    api.abortAll();
    await late.catch(() => {});
    expect(api.sent[0]?.signal.aborted).toBe(true);
    await pages(api);
    expect(api.sent[1]?.signal.aborted).toBe(false);
  });
});

test('K2 the address of a path from an answer is that of the API, and another path has none', () => {
  const { addressOf } = testApi();
  expect(addressOf('/api/portal-user/v2/calendar/abc')).toBe(
    'https://portal.example.si/api/portal-user/v2/calendar/abc',
  );
  for (const path of ['@evil.example/api/x', '//evil.example/api/x', '/prijava']) {
    expect(() => addressOf(path)).toThrow(RangeError);
  }
});

describe('a path parameter', () => {
  const count = (api: ReturnType<typeof observedApi>, objekt_sifra: string) =>
    api.client.GET('/api/{product}-user/v2/bulletin/unread_num/{objekt_sifra}', {
      params: { path: { product: api.product, objekt_sifra } },
    });

  test.each([
    ['12/3', '12%2F3'],
    ['a?b#c', 'a%3Fb%23c'],
    ['%2f', '%252f'],
    ['č š', '%C4%8D%20%C5%A1'],
    ['../x', '..%2Fx'],
  ])('%s is encoded once, as one segment', async (value, segment) => {
    const api = observedApi(() => json(0));
    await count(api, value);
    expect(api.sent[0]?.url).toBe(
      `https://portal.example.si/api/portal-user/v2/bulletin/unread_num/${segment}`,
    );
  });

  test.each(['', '.', '..'])(
    'K2 %j, which would move the request elsewhere, is refused',
    async (value) => {
      const api = observedApi(() => json(0));
      await expect(count(api, value)).rejects.toBeInstanceOf(RangeError);
      expect(api.sent).toEqual([]);
    },
  );
});
