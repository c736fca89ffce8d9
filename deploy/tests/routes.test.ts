import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pageTable } from '../../src/navigation/page-table';
import { type AskOptions, ask } from '../check/ask';
import { nonceOf } from '../check/frozen-headers';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';

let host: NginxHost;
let root = '';
const get = (path: string, options: AskOptions = {}) =>
  ask(host.origin, path, { insecure: true, ...options });

beforeAll(async () => {
  root = await copySite(inject('site'));
  host = await startNginx({ root });
});
afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

const routes = pageTable.map(({ path }) => path.replaceAll(/:\w+/g, 'eyJhbGciOi.J9.x_-1'));

it.each(routes)('H12 a reload of %s gives the portal', async (path) => {
  for (const variant of [path, `${path}/`, `${path}?a=b`]) {
    const { status, headers, body } = await get(variant.replace('//', '/'));
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<div\n      id="portal"');
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('H12 an unknown route and one with unusual characters get the portal, which shows its not-found page', async () => {
  for (const path of ['/neznano', '/odprte-postavke/x', '//', '/Prijava', '/%C5%A1', '/apix']) {
    expect((await get(path)).body).toContain('id="portal"');
  }
});

it('E03 a link with a token of 10 kB gives the portal, which says that the link is invalid', async () => {
  for (const route of ['login-as-user', 'pozabljeno-geslo']) {
    const { status, body } = await get(`/${route}/${'x'.repeat(10_240)}`);
    expect([status, body.includes('id="portal"')]).toEqual([200, true]);
  }
});

it('H12 an unknown asset is a 404 in any spelling', async () => {
  for (const path of ['/assets/x', '/%61ssets/x', '//assets/x', '/x/../assets/x', '/assets/x/']) {
    expect((await get(path)).status).toBe(404);
  }
});

it('E09 no file outside the folder, hidden in it or left over from the sources is served', async () => {
  await writeFile(join(root, '.env'), 'SECRET=1');
  await writeFile(join(root, 'README.md'), 'secret');
  await writeFile(join(root, 'main.tsx'), 'secret');
  const hidden = ['/.env', '/.git/config', '/.git/', '/README.md', '/main.tsx', '/MAIN.TSX'];
  for (const path of hidden) expect((await get(path)).status).toBe(404);
  for (const path of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2f.env']) {
    const { status, body } = await get(path);
    expect(status === 400 || status === 404 || body.includes('id="portal"')).toBe(true);
    expect(body).not.toMatch(/root:|SECRET/);
  }
});

it('the prerendered login page is served at its route, with its own nonce, and only there', async () => {
  await writeFile(join(root, 'prijava.html'), '<p nonce="__CSP_NONCE__">built ahead</p>');
  for (const path of ['/prijava', '/prijava/', '/prijava.html', '/prijava?next=x']) {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    const nonce = nonceOf(headers['content-security-policy']);
    expect(body).toBe(`<p nonce="${nonce}">built ahead</p>`);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await get('/prijava/x')).body).toContain('id="portal"');
});

it('a file with a fixed name is revalidated and answered 304 when it has not changed', async () => {
  const first = await get('/icon.svg');
  expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  const again = await get('/icon.svg', {
    headers: { 'If-None-Match': String(first.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toBe('no-cache');
});

it('http redirects to https on the same path, and never serves a page', async () => {
  const answer = await ask(host.httpOrigin, '/obvestila?a=b');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('https://localhost/obvestila?a=b');
});
