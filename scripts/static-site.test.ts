import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from './port';
import { securityHeaders } from './security-headers';
import { staticSite } from './static-site';
import { answerUnreadable } from './too-long';

let folder = '';
let server: Server;
let base = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'a.js'), 'a');
  writeFileSync(join(folder, 'assets', 'a.js.map'), 'a');
  writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync('a'));
  writeFileSync(join(folder, 'assets', 'a.js.gz'), gzipSync('a'));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'prijava.html'), '<meta nonce="__CSP_NONCE__">drawn');
  writeFileSync(join(folder, 'index.html'), '<meta nonce="__CSP_NONCE__">');
  const site = staticSite(folder);
  server = createServer((request, response) => {
    void site(request, response, () => response.end('file'));
  });
  server.on('clientError', answerUnreadable);
  const port = await findFreePort();
  base = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const paths = ['/', '/prijava', '/assets/a.js', '/assets/none.js', '/icon.svg', '/%E0%'];

it.each(paths)('sets every security header at %s', async (path) => {
  const { headers } = await fetch(base + path);
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(headers.get(name)).toBe(value);
  }
  expect(headers.get('content-security-policy')).toContain('trusted-types emergency-worker');
});

it('serves no file but /sw.js as the script of a worker', async () => {
  const asWorker = { headers: { 'Service-Worker': 'script' } };
  expect((await fetch(`${base}/assets/a.js`)).status).toBe(200);
  expect((await fetch(`${base}/assets/a.js`, asWorker)).status).toBe(404);
});

it('answers every route with the page, never stored, with the nonce of its policy', async () => {
  const seen = new Set<string>();
  const routes = [
    '/',
    '/racuni/x',
    '/index.html',
    '/%00',
    '/%E0%',
    '//x',
    '/a%2f..%2fb',
    '/x/..%2ficon.svg',
  ];
  for (const path of routes) {
    const answer = await fetch(base + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    seen.add(nonce);
  }
  expect(seen.size).toBe(routes.length);
});

/** Requests a path unchanged; `fetch` would resolve its dots. */
const askRaw = (path: string) =>
  new Promise<{ status: number | undefined; location: string | undefined; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(base);
      request({ hostname, port, path }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          body += part;
        });
        const { statusCode: status, headers } = answer;
        answer.on('end', () => resolve({ status, location: headers.location, body }));
      })
        .on('error', reject)
        .end();
    },
  );

it.each([
  '/dokumenti-upravnika/..%2f..',
  '/dokumenti-upravnika/a%2Fb',
  '/dokumenti-upravnika/%2e%2e',
  '/dokumenti-upravnika/..',
  '/%2e%2e/',
  '/..%5c..',
  '/../../etc/passwd',
  '/a/../index.html',
  '/a%2f..%2fprijava.html',
  '/%ff',
  `/${'x'.repeat(10_000)}`,
])('the address %s gets the page, which shows that there is no such page', async (path) => {
  const { status, body } = await askRaw(path);
  expect([status, body]).toEqual([200, expect.stringMatching(/^<meta nonce="[^_"]+">$/)]);
});

it('an address that is too long leads to the not-found page, not to an empty answer', async () => {
  expect(await askRaw(`/${'x'.repeat(40_000)}`)).toMatchObject({
    status: 303,
    location: '/ni-najdeno',
  });
});

it('lets browsers cache assets for ever, and answers a missing one with an uncached 404', async () => {
  const found = await fetch(`${base}/assets/a.js`);
  expect(found.headers.get('cache-control')).toContain('immutable');
  const missing = await fetch(`${base}/assets/none.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('no-store');
});

it('makes browsers revalidate any other file, because its name stays when it changes', async () => {
  const { headers } = await fetch(`${base}/icon.svg`);
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('answers the login page with its own file', async () => {
  for (const path of ['/prijava', '/prijava/', '/prijava.html']) {
    expect(await (await fetch(base + path)).text()).toContain('drawn');
  }
});

it.each(['br', 'gzip', 'identity'])('answers a file in the encoding %s', async (encoding) => {
  const answer = await fetch(`${base}/assets/a.js`, { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  // The next middleware sends files without a compressed copy.
  expect(await answer.text()).toBe(encoding === 'identity' ? 'file' : 'a');
  const page = await fetch(base, { headers: { 'accept-encoding': encoding } });
  expect(page.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  expect(await page.text()).toContain('nonce=');
});

it.each(['/assets/a.js.map', '/.env', '/.git/config', '/src/main.tsx', '/README.md'])(
  'hides %s',
  async (path) => {
    expect((await fetch(base + path)).status).toBe(404);
  },
);

it('answers a path outside its folder with the portal, which shows its not-found page', async () => {
  const answer = await fetch(`${base}/x/..%2f.env`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('nonce=');
});

it('refuses every method except GET and HEAD', async () => {
  expect((await fetch(base, { method: 'POST' })).status).toBe(405);
  expect((await fetch(base, { method: 'HEAD' })).status).toBe(200);
});
