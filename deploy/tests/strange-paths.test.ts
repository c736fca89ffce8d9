import { connect as connectHttp2 } from 'node:http2';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AskOptions, ask } from '../check/ask';
import { cacheControl, nonceOf, securityHeaders } from '../check/frozen-headers';
import { launchChromium, visit } from './support/chromium';
import { type NginxHost, startNginx } from './support/nginx-host';
import { recordingApi } from './support/recording-api';

let host: NginxHost;
let api: Awaited<ReturnType<typeof recordingApi>>;
let browser: Browser;
const get = (path: string, options: AskOptions = {}) =>
  ask(host.origin, path, { insecure: true, ...options });

beforeAll(async () => {
  api = await recordingApi();
  host = await startNginx({ root: inject('site'), apiPort: api.port });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await host.close();
  await api.close();
});

/** Paths that lead to the API only after they are decoded and resolved, or that an API resolves unlike nginx. */
const toApi = [
  ...['/admin/%2e%2e/api/x', '/admin/../api/x', '/a%2f..%2fapi/x', '/./api/x', '/%2e/api/x'],
  ...['//api/x', '/%61pi/x', '/api%2fx', '/api%2Fx/y', '/%2fapi/x'],
  ...['/api/a/../b', '/api/a/./b', '/api/a/%2e%2e/b', '/api/a/.%2E/b', '/api/a/..', '/api/a/%2e?x'],
  ...['/api/a/..%2fb', '/api/a%2f..%2fb', '/api/a%5c..%5cb', '/api/a/..\\b', '/api/a\\..\\b'],
  ...['/api/a/%252e%252e/b', '/api/a/..%252fb', '/api/a/%25252e./b', '/api/a/..%255cb'],
  ...['/api/a/..;/b', '/api/a/..;x=1/b', '/api/a/%2e%2e;/b'],
];

it.each(toApi)('%s never reaches the API', async (path) => {
  const before = api.received.length;
  for (const method of ['GET', 'POST']) {
    const { status, headers, body } = await get(path, { method });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ code: 4 });
  }
  expect(api.received.length).toBe(before);
});

it.each(['/api/%', '/api/%zz', '/api/%00', '/api/..%2f..%2fx'])(
  'a path of the API that cannot be read, %s, is refused in JSON',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 1 });
  },
);

it.each([
  '/api/portal-user/v2/reserve_fund/12%2F3%20%C4%8D%23',
  '/api/x/a..b/.c/d./%2ehidden',
  '/api/x/100%25',
  '/api/x?next=/../y&z=%2e%2e%2f',
])('the API gets %s unchanged', async (path) => {
  expect((await get(path)).status).toBe(200);
  expect(api.received.at(-1)?.url).toBe(path);
});

const pages = [
  ...['/odprte-postavke%2Fx', '/a%2f..%2fb', '/a%5cb', '/a\\b', '/a/./b', '/a/../b', '/a/%2e%2e/b'],
  ...['/.', '/a/...', '/x;/..;/y', '/a%252fb', '/%252e%252e/x', '/api/../profil'],
  // A file is not served at an indirect path.
  ...['/x/..%2ficon.svg', '/x/../icon.svg', '/%2ficon.svg', '/assets/../icon.svg'],
];

it.each(pages)('%s gives the portal', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': cacheControl.page });
  expect(body).toContain('id="portal"');
  expect(body).toContain(`nonce="${nonceOf(headers['content-security-policy'])}"`);
  expect((await get(path, { method: 'POST' })).status).toBe(405);
});

const unread = ['/..%2f..%2fx', '/../x', '/%2e%2e', '/a%', '/%zz', '/%00'];

it.each(unread)('%s, which nginx cannot read, gives the portal too', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': cacheControl.page });
  expect(body).toContain('id="portal"');
});

it('HTTP/2 does not bypass the rules', async () => {
  const session = connectHttp2(host.origin, { rejectUnauthorized: false });
  const status = (path: string) =>
    new Promise((resolve, reject) => {
      const request = session.request({ ':path': path });
      request.on('response', (headers) => resolve(headers[':status'])).on('error', reject);
    });
  const before = api.received.length;
  for (const path of toApi) expect(await status(path)).toBe(404);
  for (const path of pages) expect(await status(path)).toBe(200);
  for (const path of unread) expect(await status(path)).toBe(400);
  expect(api.received.length).toBe(before);
  session.destroy();
});

it('a resident who follows such an address sees the not-found page', async () => {
  const context = await visit(browser, host.origin);
  const page = await context.newPage();
  for (const path of ['/odprte-postavke%2Fx', '/profil/..%2f..%2f..%2fx', '/a%', '/a%5C..%5Cb']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Stran ni bila najdena' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ni-najdeno');
  }
  await context.close();
});
