import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Answer, type AskOptions, ask } from '../check/ask';
import { cacheControl, frozenPolicy, nonceOf, securityHeaders } from '../check/frozen-headers';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';
import { entryScript, tokenFrom } from './support/portal-answers';

let host: NginxHost;
let root = '';
let script = '';
let token = '';
const get = (path: string, options: AskOptions = {}) =>
  ask(host.origin, path, { insecure: true, ...options });

beforeAll(async () => {
  root = await copySite(inject('site'));
  await writeFile(join(root, 'assets', 'left.js.map'), '{}');
  host = await startNginx({ root, apiPort: inject('apiPort') });
  script = entryScript((await get('/')).body);
  token = await tokenFrom(host.origin);
});
afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

/** Headers that differ from answer to answer and are not part of the rules; `vary` is tested with compressed answers. */
const perAnswer = ['date', 'content-length', 'transfer-encoding', 'etag', 'last-modified', 'vary'];

function rulesOf({ headers }: Answer): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !perAnswer.includes(name)));
}

/** The frozen policy with the nonce of an answer. */
function policyOf({ headers }: Answer) {
  const nonce = nonceOf(headers['content-security-policy']) ?? 'missing';
  return { 'content-security-policy': frozenPolicy(nonce) };
}

const always = { server: 'nginx', connection: 'close', ...securityHeaders };
const html = { 'content-type': 'text/html; charset=utf-8' };
const javascript = { 'content-type': 'application/javascript; charset=utf-8' };
const plain = { 'content-type': 'text/plain; charset=utf-8' };
const page = { ...html, 'cache-control': cacheControl.page };
const refused = { ...plain, 'cache-control': cacheControl.refused };
const notAllowed = { ...refused, allow: 'GET, HEAD' };
const fixed = { 'cache-control': cacheControl.fixedName, 'accept-ranges': 'bytes' };
const json = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cacheControl.api,
  'portal-contract-version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
  'portal-date': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
};

type Class = readonly [name: string, path: string, method: string, status: number, rules: object];

const classes: readonly Class[] = [
  ['the home page', '/', 'GET', 200, page],
  ['a deep route', '/dokumenti-upravnika/17', 'GET', 200, page],
  ['the login page', '/prijava', 'GET', 200, page],
  ['a token route', '/login-as-user/TOKEN', 'GET', 200, page],
  ['the page by its file name', '/index.html', 'GET', 200, page],
  ['HEAD of a page', '/profil', 'HEAD', 200, page],
  ['a missing asset', '/assets/index-00000000.js', 'GET', 404, refused],
  ['a missing style sheet', '/assets/index-00000000.css', 'GET', 404, refused],
  ['the folder of assets', '/assets/', 'GET', 404, refused],
  ['a source map', '/assets/left.js.map', 'GET', 404, refused],
  ['a hidden file', '/.env', 'GET', 404, refused],
  ['POST to a page', '/', 'POST', 405, notAllowed],
  ['PUT to an asset', '/assets/x.js', 'PUT', 405, notAllowed],
  ['DELETE of a fixed file', '/icon.svg', 'DELETE', 405, notAllowed],
  ['TRACE', '/', 'TRACE', 405, notAllowed],
  ['TRACE to the API', '/api/auth/v1/profile', 'TRACE', 405, notAllowed],
  ['a page of plain HTML', '/pogoji-uporabe.html', 'GET', 200, { ...html, ...fixed }],
  ['a script of a fixed name', '/rescue.js', 'GET', 200, { ...javascript, ...fixed }],
];

describe('T-H1 each header', () => {
  it.each(classes)('%s: %s %s', async (_name, path, method, status, rules) => {
    const answer = await get(path, { method });
    expect(answer.status).toBe(status);
    expect(rulesOf(answer)).toEqual({ ...always, ...policyOf(answer), ...rules });
  });

  it('an asset is cached for a year', async () => {
    const answer = await get(script);
    expect(answer.status).toBe(200);
    const kept = { 'cache-control': cacheControl.asset, 'accept-ranges': 'bytes' };
    expect(rulesOf(answer)).toEqual({ ...always, ...policyOf(answer), ...javascript, ...kept });
  });

  it.each([
    ['200', '/api/auth/v1/user_managers', 200, {}],
    ['401', '/api/auth/v1/profile', 401, { 'www-authenticate': 'Bearer' }],
    ['404', '/api/auth/v1/neznano', 404, {}],
    ['404 of the bare path', '/api', 404, {}],
  ])('F17 the API answers %s at %s, never cached', async (_name, path, status, more) => {
    const headers = status === 401 ? {} : { Authorization: `Bearer ${token}` };
    const answer = await get(path, { headers });
    expect(answer.status).toBe(status);
    expect(rulesOf(answer)).toEqual({ ...always, ...json, ...more });
  });
});

it('T-H1 the nonce is fresh in each answer, the same in policy and page, and leaves no placeholder', async () => {
  const seen = new Set<string>();
  for (const path of ['/', '/', '/prijava', '/odprte-postavke', '/login-as-user/TOKEN']) {
    const { headers, body } = await get(path);
    const nonce = nonceOf(headers['content-security-policy']) ?? 'missing';
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}"`);
    expect(body).not.toContain('__CSP_NONCE__');
    seen.add(nonce);
  }
  expect(seen.size).toBe(5);
});

it('H06, H08, E09 a refusal is plain text, not the page, and is not cached for long', async () => {
  for (const path of ['/assets/gone.js', '/assets/gone.css', '/assets/sub/gone.woff2', '/assets']) {
    const { status, headers, body } = await get(path);
    if (path === '/assets') expect(status).toBe(200);
    else expect([status, body]).toEqual([404, 'Not found']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('E09 no answer names the version of the server', async () => {
  for (const path of ['/', '/.git/config', '/%E0%', '/api/x']) {
    const { headers, body } = await get(path);
    expect(headers.server).toBe('nginx');
    expect(body).not.toMatch(/nginx\/\d/);
  }
});
