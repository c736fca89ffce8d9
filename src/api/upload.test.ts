import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi } from './api.fixture';
import type { Api } from './client';
import { ApiError, HtmlAnswer, NetworkError, StaleAnswer, WrongAnswer } from './errors';
import type { Expected } from './transport/shape';
import { upload } from './upload';

const PATH = '/api/{product}-user/v2/registered_number/change';
const URL = 'https://portal.example.si/api/portal-user/v2/registered_number/change';

/** How the next call ends. */
interface Script {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
  readonly from: string;
  /** Runs before the answer. */
  readonly before: () => void;
  readonly broken: boolean;
  readonly hangs: boolean;
}

const fine: Script = {
  status: 201,
  headers: 'Content-Type: application/json\r\nX-A: b: c',
  body: '{"id":1}',
  from: URL,
  before: () => {},
  broken: false,
  hangs: false,
};
let script = fine;

/** What a form has in bytes. */
const TOTAL = 500;

/** The part of XMLHttpRequest that the portal uses; it records requests. */
class FakeXhr {
  static sent: FakeXhr[] = [];
  method = '';
  url = '';
  headers = new Headers();
  form = new FormData();
  responseType = '';
  status = 0;
  statusText = '';
  response: Blob | null = null;
  responseURL = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return script.headers;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  send(form: FormData) {
    this.form = form;
    FakeXhr.sent.push(this);
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 5, total: TOTAL });
      script.before();
      if (script.hangs) return;
      Object.assign(this, { status: script.status, responseURL: script.from });
      this.response = new Blob([script.body]);
      if (script.broken) this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    });
  }
}

let token: string | undefined;
const onUnauthorised = vi.fn();
let api: Api;

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  FakeXhr.sent = [];
  script = fine;
  token = 'first';
  onUnauthorised.mockClear();
  api = testApi({
    readToken: () => token,
    onUnauthorised,
  });
});
afterEach(() => vi.unstubAllGlobals());

const received: Expected<{ readonly id: number }> = { status: 201, shape: { id: 'whole' } };

const send = (parts = {}) => upload(api, PATH, parts, received, () => {});

test('a form is sent complete, with the live token, and reports its progress', async () => {
  const progress: [number, number][] = [];
  const file = new File(['%PDF-1.4'], 'Dokazilo čšž.PDF');
  const answer = await upload(
    api,
    PATH,
    { st_oseb: 4, prazna: false, opomba: null, priloga: [file] },
    received,
    (sent, total) => progress.push([sent, total]),
  );
  expect(answer).toEqual({ id: 1 });
  const [call] = FakeXhr.sent;
  if (!call) throw new Error('Nothing was sent.');
  expect([call.method, call.url]).toEqual(['POST', URL]);
  expect(call.headers.get('Authorization')).toBe('Bearer first');
  // The browser names the boundary itself.
  expect(call.headers.has('Content-Type')).toBe(false);
  const { form } = call;
  expect([...form.keys()]).toEqual(['st_oseb', 'prazna', 'priloga']);
  expect([form.get('st_oseb'), form.get('prazna')]).toEqual(['4', 'false']);
  const sent = form.get('priloga');
  expect(sent).toMatchObject({ name: 'Dokazilo čšž.PDF', type: 'application/pdf', size: 8 });
  expect(progress).toEqual([[5, TOTAL]]);
});

test('several files become several parts, and keep their own type', async () => {
  const files = [new File(['a'], 'a.pdf', { type: 'image/png' }), new File(['b'], 'b')];
  await send({ priloge: files });
  const form = FakeXhr.sent[0]?.form ?? new FormData();
  const types = form.getAll('priloge').map((part) => part instanceof File && part.type);
  expect(types).toEqual(['image/png', '']);
});

test.each([
  ['dokazilo.pdf', 'application/pdf'],
  ['Slika.JPG', 'image/jpeg'],
  ['slika.1.jpeg', 'image/jpeg'],
  ['slika.png', 'image/png'],
  ['slika.heic', ''],
])('the type of %s, which the device does not know, is %j', async (name, type) => {
  await send({ priloga: new File(['a'], name) });
  expect(FakeXhr.sent[0]?.form.get('priloga')).toMatchObject({ name, type });
});

test('more headers and another method are sent, and the product is always that of the API', async () => {
  const options = { headers: { 'Idempotency-Key': 'k1' }, method: 'PUT' } as const;
  await upload(api, PATH, {}, received, () => {}, { product: 'other' }, options);
  const [call] = FakeXhr.sent;
  expect([call?.method, call?.url, call?.headers.get('Idempotency-Key')]).toEqual([
    'PUT',
    URL,
    'k1',
  ]);
});

test('its user can cancel it, before and after it is sent', async () => {
  const form = (signal: AbortSignal) => upload(api, PATH, {}, received, () => {}, {}, { signal });
  await expect(form(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeXhr.sent).toEqual([]);
  const leaving = new AbortController();
  script = { ...fine, hangs: true, before: () => leaving.abort() };
  await expect(form(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer that must not have a body is a wrong answer, and no error of the portal', async () => {
  script = { ...fine, status: 204, body: '' };
  await expect(send()).rejects.toBeInstanceOf(WrongAnswer);
});

describe('by the rules of all calls', () => {
  test('a refusal has its status, code and text', async () => {
    script = { ...fine, status: 422, body: '{"code":1,"error":"Invalid data received"}' };
    await expect(send()).rejects.toMatchObject({ status: 422, code: 1 });
    script = { ...fine, status: 502, body: 'no json' };
    await expect(send()).rejects.toBeInstanceOf(ApiError);
  });

  test('a 429 says how long to wait', async () => {
    script = { ...fine, status: 429, headers: 'Retry-After: 120', body: '' };
    await expect(send()).rejects.toMatchObject({ status: 429, retryAfter: 120 });
  });

  test('a 401 is reported once', async () => {
    script = { ...fine, status: 401, body: '{}' };
    await expect(send()).rejects.toBeInstanceOf(ApiError);
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
  });

  test('the answer is dropped when the token has changed, also a 401', async () => {
    for (const status of [201, 401]) {
      token = 'first';
      const before = () => {
        token = 'another';
      };
      script = { ...fine, status, before };
      await expect(send()).rejects.toBeInstanceOf(StaleAnswer);
    }
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  test('a broken connection, a page instead of an answer, and a redirect are network errors', async () => {
    script = { ...fine, broken: true };
    await expect(send()).rejects.toBeInstanceOf(NetworkError);
    script = { ...fine, headers: 'content-type: text/html', body: '<html>' };
    await expect(send()).rejects.toBeInstanceOf(HtmlAnswer);
    script = { ...fine, from: 'https://elsewhere.example.si/api/x' };
    await expect(send()).rejects.toBeInstanceOf(NetworkError);
  });

  test('the end of the session aborts it, which is not a network error', async () => {
    script = { ...fine, hangs: true, before: () => api.abortAll() };
    await expect(send()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('a path parameter that is missing, or leads elsewhere, sends nothing', async () => {
  const path = '/api/{product}-user/v2/registered_number/{objekt_sifra}';
  for (const objekt_sifra of ['', '..']) {
    await expect(
      upload(api, path, {}, received, () => {}, { objekt_sifra }),
    ).rejects.toBeInstanceOf(RangeError);
  }
  expect(FakeXhr.sent).toEqual([]);
});
