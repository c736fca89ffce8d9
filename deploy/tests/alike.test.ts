import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { staticSite } from '../../scripts/static-site';
import { type Answer, type AskOptions, ask } from '../check/ask';
import { nonceOf } from '../check/frozen-headers';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';
import { entryScript } from './support/portal-answers';

let host: NginxHost;
let demo: PreviewServer;
let demoOrigin = '';
let root = '';
let script = '';

beforeAll(async () => {
  root = await copySite(inject('site'));
  script = entryScript(await readFile(join(root, 'index.html'), 'utf8'));
  host = await startNginx({ root });
  demo = await preview({
    root: join(root, '..'),
    configFile: false,
    logLevel: 'silent',
    build: { outDir: root },
    preview: { port: 0, host: '127.0.0.1', cors: false },
    plugins: [
      {
        name: 'portal',
        configurePreviewServer: ({ middlewares }) => {
          const answer = staticSite(root);
          middlewares.use((request, response, next) => void answer(request, response, next));
        },
      },
    ],
  });
  if (!demo.httpServer.listening) await once(demo.httpServer, 'listening');
  const { port } = demo.httpServer.address() as AddressInfo;
  demoOrigin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await demo.close();
  await host.close();
  await rm(root, { recursive: true });
});

/** The parts of an answer that must be equal. Over http `npm start` sends two headers less; each nonce is different. */
function meaning({ status, headers, body }: Answer): Record<string, unknown> {
  const nonce = nonceOf(headers['content-security-policy']) ?? 'none';
  const policy = headers['content-security-policy'];
  const kept = [
    ...['x-content-type-options', 'referrer-policy', 'x-frame-options', 'permissions-policy'],
    ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'x-robots-tag'],
    ...['cache-control', 'allow'],
  ];
  return {
    status,
    body: body.replaceAll(nonce, 'NONCE'),
    type: typeOf(headers['content-type']),
    policy: String(policy).replace(nonce, 'NONCE').replace('; upgrade-insecure-requests', ''),
    ...Object.fromEntries(kept.map((name) => [name, headers[name]])),
  };
}

/** Both media types of JavaScript are correct, and a charset matters only for text. */
function typeOf(header: string | undefined): string | undefined {
  const type = header?.replace('application/javascript', 'text/javascript').replace('; ', ';');
  return type?.startsWith('text/html') ? type : type?.replace(';charset=utf-8', '');
}

const paths = [
  ...['/', '/prijava', '/prijava/', '/odprte-postavke', '/login-as-user/TOK', '/index.html'],
  ...['/neznano', '/rescue.js', '/icon.svg', '/legal.css', '/pogoji-uporabe.html'],
  ...['/assets/none.js', '/assets/none.js.map', '/.env', '/.git/config', '/README.md', '/x.TS'],
  ...['/assets', '/prijava?x=1', '/icon.svg?x=1', '/%C5%A1', '/odprte-postavke%2Fx', '/a%2f..%2fb'],
  ...['/a/..%2ficon.svg', '/%2ficon.svg', '/a/../icon.svg', '/a%5c..%5cb', '/a/...', '/prijava%2f'],
  ...['/a%252fb', '/x;/..;/y', '/assets%2fx', '/x/../assets/x', '/?next=/../x'],
];

async function both(path: string, options: AskOptions = {}) {
  const shipped = await ask(host.origin, path, { insecure: true, ...options });
  return [meaning(shipped), meaning(await ask(demoOrigin, path, options))] as const;
}

it.each(paths)('`npm start` and nginx answer %s alike', async (path) => {
  const [shipped, demonstrated] = await both(path);
  expect(demonstrated).toEqual(shipped);
});

it('`npm start` and nginx answer an asset alike, and refuse the same methods', async () => {
  const [shipped, demonstrated] = await both(script);
  expect(shipped['cache-control']).toContain('immutable');
  expect(demonstrated).toEqual(shipped);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const [refused, demo] = await both('/prijava', { method });
    expect(refused.status).toBe(405);
    expect(demo).toEqual(refused);
  }
});
