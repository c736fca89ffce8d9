import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8');
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const OFF = '<div id="portal" data-name="Portal" data-offline="off"></div>';

interface Asked {
  readonly mode?: string;
  readonly method?: string;
  readonly preloaded?: Response;
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** The worker with the pages that are kept until a time, and with the answers of a network. */
function worker(network: () => Promise<Response>, keptUntil = 2_000_000) {
  const listeners = new Map<string, (event: unknown) => void>();
  const page = (text: string) => () =>
    new Response(text, { headers: { ...html, 'X-Kept-Until': String(keptUntil) } });
  const kept = new Map([
    ['portal-building /nujni-primeri', page('building')],
    ['portal-public /nujni-primeri', page('card')],
    ['portal-public /brez-povezave', page('no network')],
  ]);
  const deleted: string[] = [];
  const unregister = vi.fn();
  const skipWaiting = vi.fn();
  const enable = vi.fn(async () => undefined);
  const self: object = {};
  const caches = {
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      kept.get(`${cacheName} ${path}`)?.(),
    delete: async (name: string) => deleted.push(name),
  };
  const context = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    ...{ caches, fetch: network, skipWaiting, self },
    registration: { unregister, navigationPreload: { enable } },
    ...{ URL, Date, setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) },
  };
  runInContext(code, createContext(context));
  const ask = (path: string, { mode = 'navigate', method = 'GET', preloaded }: Asked = {}) => {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: { url: `https://portal.example.si${path}`, mode, method },
      preloadResponse: Promise.resolve(preloaded),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (given: Promise<unknown>) => work.push(given),
    });
    return { text: answer?.then((response) => response.text()), done: Promise.all(work) };
  };
  const tell = (type: string, event: object = {}) => listeners.get(type)?.(event);
  return { ask, kept, deleted, unregister, skipWaiting, enable, self, tell };
}

const answering = (text: string, init: ResponseInit = {}) =>
  worker(async () => new Response(text, { headers: html, ...init }));
const down = () => Promise.reject(new TypeError('Failed to fetch'));

test.each<[string, Asked]>([
  ['/api/portal-user/v2/pdf/26100314', {}],
  ['/obvestila', { mode: 'cors' }],
  ['/obvestila', { method: 'POST' }],
])('the worker leaves %s %j to the browser', (path, asked) => {
  expect(answering('page').ask(path, asked).text).toBeUndefined();
});

test('a network that answers is asked for each page, also for the card', async () => {
  const { ask } = answering('page');
  expect(await ask('/obvestila').text).toBe('page');
  expect(await ask('/nujni-primeri').text).toBe('page');
});

test('a new worker takes the place of the one before at once, and leaves calls and assets to the browser', () => {
  const { tell, skipWaiting } = answering('page');
  tell('install');
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  const addRoutes = vi.fn(() => Promise.reject(new TypeError('not known')));
  tell('install', { addRoutes });
  const source = 'network';
  expect(addRoutes).toHaveBeenCalledWith([
    { condition: { urlPattern: '/api/*' }, source },
    { condition: { urlPattern: '/assets/*' }, source },
  ]);
});

test('Chromium alone requests a page while the worker starts, and that request is not repeated', async () => {
  const network = vi.fn(async () => new Response('second', { headers: html }));
  const { tell, enable, self, ask } = worker(network);
  const waitUntil = vi.fn();
  tell('activate', { waitUntil });
  expect([enable.mock.calls.length, waitUntil.mock.calls.length]).toEqual([0, 0]);
  Object.assign(self, { InstallEvent: class {} });
  tell('activate', { waitUntil });
  expect([enable.mock.calls.length, waitUntil.mock.calls.length]).toEqual([1, 1]);
  const preloaded = new Response('first', { headers: html });
  expect(await ask('/obvestila', { preloaded }).text).toBe('first');
  expect(network).not.toHaveBeenCalled();
});

test('P33 without a network there is the kept card, with or without a slash, and one page for all else', async () => {
  const { ask } = worker(down);
  expect(await ask('/nujni-primeri').text).toBe('building');
  expect(await ask('/nujni-primeri/').text).toBe('building');
  expect(await ask('/').text).toBe('no network');
});

test('a host in trouble opens the kept card, and its own answer elsewhere', async () => {
  const { ask } = answering('trouble', { status: 500 });
  expect(await ask('/nujni-primeri').text).toBe('building');
  expect(await ask('/obvestila').text).toBe('trouble');
  expect(await answering('refused', { status: 404 }).ask('/nujni-primeri').text).toBe('refused');
});

test('E26 the card of the building is deleted when its time is over', async () => {
  const { ask, deleted } = worker(down, 1_000_000);
  expect(await ask('/nujni-primeri').text).toBe('card');
  expect(deleted).toEqual(['portal-building']);
});

test.each([
  ['/nujni-primeri', 4_000, 'building'],
  ['/obvestila', 20_000, 'no network'],
])('%s waits %d ms for the network', async (path, ms, text) => {
  const seen = vi.fn();
  void worker(() => new Promise(() => {}))
    .ask(path)
    .text?.then(seen);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(text);
});

test('a slow network is still waited for when nothing is kept', async () => {
  const slow = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 30_000));
  const { ask, kept } = worker(slow);
  kept.clear();
  const { text } = ask('/obvestila');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await text).toBe('late');
});

test.each([
  ['a page that switches it off', OFF, html, true],
  ['a page that leaves it on', OFF.replace('"off"', '"on"'), html, false],
  ['a page that only writes about it', '<p data-offline="off">Portal</p>', html, false],
  ['a file with the same words', OFF, { 'Content-Type': 'text/plain' }, false],
])('H17 the worker goes with %s: %#', async (_, text, headers, goes) => {
  const { ask, deleted, unregister } = answering(text, { headers });
  const asked = ask('/obvestila');
  expect(await asked.text).toBe(text);
  await asked.done;
  expect(deleted).toEqual(goes ? ['portal-public', 'portal-building'] : []);
  expect(unregister).toHaveBeenCalledTimes(goes ? 1 : 0);
});
