import { describe, expect, test, vi } from 'vitest';
import { testApi } from './api.fixture';
import type { Api } from './client';
import { download, downloadMessage, NoDocument } from './download';
import { ApiError, NetworkError, StaleAnswer } from './errors';

const path = '/api/portal-user/v2/pdf/26100314';
const none = 'Ni dokumenta/ov za prenos';
const { signal } = new AbortController();
let api: Api;

/** Makes an API with a simulated server that records requests; `answer` may change the token. */
function serve(answer: (token: { value: string | undefined }) => Response | Promise<Response>) {
  const token: { value: string | undefined } = { value: 'ana' };
  const sent: Request[] = [];
  const onUnauthorised = vi.fn();
  const made = testApi({
    readToken: () => token.value,
    onUnauthorised,
    fetch: async (request) => {
      sent.push(request);
      return answer(token);
    },
  });
  api = made;
  return { ...made, sent, onUnauthorised };
}

const file = (headers: Record<string, string> = {}, body: BodyInit | null = '%PDF-1.4') =>
  new Response(body, { headers: { 'Content-Type': 'application/pdf', ...headers } });

const failure = (path: string) =>
  download(api, path, signal).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('a document arrives complete, under the server’s name made safe or under a given one', async () => {
  serve(() => file({ 'Content-Disposition': 'attachment; filename="../r.pdf.exe"' }));
  const { blob, name } = await download(api, path, signal);
  expect(await blob.text()).toBe('%PDF-1.4');
  expect(name).toBe('r.pdf');
  expect((await download(api, path, signal, 'Zapisnik')).name).toBe('Zapisnik.pdf');
  serve(() => file());
  expect((await download(api, path, signal)).name).toBe('dokument.pdf');
});

test('it is fetched like any call: token in the header, no redirect, no cache (K2, E08)', async () => {
  const { sent } = serve(() => file());
  await download(api, path, signal);
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: `https://portal.example.si${path}`,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer ana');
});

test.each([
  'https://evil.example/api/x',
  '//evil.example/x',
  '/api/../x',
  '/api/%2e%2e/x',
  '/api/%zz',
  '/api/auth/v1/logout',
  '/api/auth/v1/user_managers',
  '/api/portal-user/v2/open_items',
  '/api/portal-user/v2/forms',
])('K2 %s is refused before anything is sent', async (path) => {
  const { sent } = serve(() => file());
  const error = await failure(path);
  expect(error).toBeInstanceOf(NoDocument);
  expect(downloadMessage(error)).toBe(none);
  expect(sent).toEqual([]);
});

describe('no document', () => {
  test.each([
    ['a 404', () => new Response('{"code":4}', { status: 404 })],
    ['a page', () => file({ 'Content-Type': 'text/html; charset=utf-8' }, '<html>')],
    ['a page of another kind', () => file({ 'Content-Type': 'application/xhtml+xml' }, '<html>')],
    ['JSON', () => file({ 'Content-Type': 'application/json' }, '{"code":4}')],
    ['a problem', () => file({ 'Content-Type': 'application/problem+json' }, '{}')],
    [
      'a drawing, which may contain a script',
      () => file({ 'Content-Type': 'image/svg+xml' }, '<svg/>'),
    ],
    ['a script', () => file({ 'Content-Type': 'text/javascript' }, 'alert(1)')],
    ['text', () => file({ 'Content-Type': 'text/plain' }, 'Napaka')],
    ['a picture instead of a PDF', () => file({ 'Content-Type': 'image/png' }, 'PNG')],
    ['an empty body', () => file({}, '')],
    ['a 204', () => new Response(null, { status: 204 })],
  ])('is %s', async (_, answer) => {
    serve(answer);
    const error = await failure(path);
    expect(error).toBeInstanceOf(NoDocument);
    expect(downloadMessage(error)).toBe(none);
  });
});

test.each([
  [400, '{"code":2}', 'Uporabnik ni povezan z upravnikom'],
  [403, '', 'Nimate dostopa'],
  [429, '', 'Preveč poskusov. Poskusite znova čez nekaj minut.'],
  [400, '{"code":5}', none],
  [500, '<html>', none],
  [502, '', none],
])('the message for a %s with %j is %j', async (status, body, message) => {
  serve(() => new Response(body, { status }));
  const error = await failure(path);
  expect(error).toBeInstanceOf(ApiError);
  expect(downloadMessage(error)).toBe(message);
});

test('a 429 says how long to wait when the server does', async () => {
  serve(() => new Response('', { status: 429, headers: { 'Retry-After': '120' } }));
  expect(downloadMessage(await failure(path))).toBe(
    'Preveč poskusov. Poskusite znova čez 2 minuti.',
  );
});

test('a lost connection, also halfway, has the message for a missing document', async () => {
  const halfway = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('%PDF-1.4'));
      stream.error(new DOMException('The connection was cut.', 'AbortError'));
    },
  });
  for (const answer of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => file({}, halfway),
  ]) {
    serve(answer);
    const error = await failure(path);
    expect(error).toBeInstanceOf(NetworkError);
    expect(downloadMessage(error)).toBe(none);
  }
});

test('a file of an unknown kind keeps its extension', async () => {
  const headers = { 'Content-Type': 'application/octet-stream' };
  serve(() => file({ ...headers, 'Content-Disposition': 'attachment; filename="pogodba.doc"' }));
  expect((await download(api, path, signal)).name).toBe('pogodba.doc');
  serve(() => file(headers));
  expect((await download(api, path, signal)).name).toBe('dokument.pdf');
});

describe('a download ends without a message', () => {
  test('when its session ends first', async () => {
    serve((token) => {
      token.value = undefined;
      return file();
    });
    const error = await failure(path);
    expect(error).toBeInstanceOf(StaleAnswer);
    expect(downloadMessage(error)).toBeUndefined();
  });

  test('A11 when it gets a 401, which ends the session', async () => {
    const { onUnauthorised } = serve(() => new Response('{}', { status: 401 }));
    expect(downloadMessage(await failure(path))).toBeUndefined();
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  test.each(['its caller', 'the end of the session'])('when %s aborts it', async (by) => {
    const caller = new AbortController();
    const { sent, abortAll } = serve(
      () =>
        new Promise((_, reject) => {
          const signal = sent.at(-1)?.signal;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const pending = download(api, path, caller.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    if (by === 'its caller') caller.abort();
    else abortAll();
    const error = await pending;
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(downloadMessage(error)).toBeUndefined();
  });
});
