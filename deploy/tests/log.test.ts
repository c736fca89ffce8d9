import { chmod, rm } from 'node:fs/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from '../check/ask';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';

const token = 'ToKeN0123456789';
let host: NginxHost;
let root = '';

beforeAll(async () => {
  root = await copySite(inject('site'));
  host = await startNginx({ root });
});
afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true, force: true });
});

const routes = ['login-as-user', 'pozabljeno-geslo', 'povabilo', 'prevzem'];

/** A letter as its code. */
const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** What calls with a token have before it. */
const calls = ['api/auth/v1/invitation', 'api/auth/v1/handover', 'api/portal-user/v2/calendar'];

/** All routes and calls with a token, in the spellings that a browser, a mail program or an attacker may send. */
const paths = [
  ...calls.flatMap((call) => [
    `/${call}/${token}`,
    `/${call}/${token}/file/3`,
    `/${call}/${token}?x=1`,
    `/${call.toUpperCase()}/${token}`,
    `/${call.replace(/\w(?=\w+$)/, encoded)}/${token}`,
    `/${call.replace('v', encoded)}/${token}`,
    `/${call.replace(/\/(\w+)$/, '%2F$1')}/${token}`,
    `/${call}%2F${token}`,
    `//${call}/${token}`,
    `/${call};x/${token}`,
  ]),
  ...routes.flatMap((route) => [
    `/${route}/${token}`,
    `/${route}/${token}/`,
    `/${route}/${token}/x`,
    `/${route}/${token}?utm_source=mail`,
    `/${route.toUpperCase()}/${token}`,
    `/${route.replace('-', '%2D')}/${token}`,
    `/${route}%2F${token}`,
    `//${route}/${token}`,
    `/x/../${route}/${token}`,
    `/./${route}/${token}`,
    `/api/../${route}/${token}`,
    `/api/%2e%2e/${route}/${token}`,
    `/api%2F..%2F${route}/${token}`,
    `/${route.replace(/^./, encoded)}/${token}`,
    `/${route}/${token}%E0%A4%A`,
    `/${route}/${token}%`,
    `/${route}/${token}\\x`,
  ]),
  `/prijava?token=${token}`,
  `/?next=/login-as-user/${token}`,
];

it('T-H4 no log contains a token, in any spelling of its route and with any method', async () => {
  for (const path of paths) {
    await ask(host.origin, path, { insecure: true });
    await ask(host.httpOrigin, path);
    for (const origin of [host.origin, host.httpOrigin]) {
      const stranger = { insecure: true, headers: { Host: 'evil.si' } };
      // No answer, or 400 for a request that nginx cannot read up to the name.
      await ask(origin, path, stranger).catch(() => undefined);
    }
  }
  for (const method of ['POST', 'TRACE', 'BREW']) {
    await ask(host.origin, `/login-as-user/${token}`, { method, insecure: true });
  }
  await sendRaw(`GET /login-as-user/${token} HTTP/9.9\r\nHost: localhost\r\n\r\n`);
  await sendRaw(`GET /login-as-user/${token}\r\n\r\n`);
  await sendRaw(`GET /login-as-user/${token} HTTP/1.1\r\n\r\n`);
  await sendRaw(`GET /login-as-user/${token}${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`);

  const lines = (await host.log('portal.log')).trim().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(4 * paths.length);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
  for (const route of routes) {
    expect(lines.some((line) => line.includes(`"GET /${route}/***" 200`))).toBe(true);
  }
  for (const call of calls) {
    expect(lines.some((line) => line.includes(`"GET /${call}/***" 502`))).toBe(true);
  }
  expect(await host.log('portal-error.log')).not.toContain(token);
});

it('T-H4 the error log contains no token when a token route fails: a body too large, missing pages', async () => {
  const headers = { 'Content-Length': '2000000' };
  for (const origin of [host.origin, host.httpOrigin]) {
    for (const between of ['/', '%2F', '/..%2Fpozabljeno-geslo/']) {
      const target = `/pozabljeno-geslo${between}${token}`;
      const answer = await ask(origin, target, { method: 'POST', insecure: true, headers });
      expect(answer.status).toBe(413);
    }
  }
  await ask(host.origin, '/profil', { method: 'POST', insecure: true, headers });
  await chmod(root, 0o000);
  await rm(root, { recursive: true });
  expect((await ask(host.origin, `/login-as-user/${token}`, { insecure: true })).status).toBe(404);
  const errors = await host.log('portal-error.log');
  expect(errors).toContain('POST /profil');
  expect(errors).not.toContain(token);
});

it('T-H4 an ordinary path is logged, without its query; so is a path of the API with a code', async () => {
  const get = (path: string) => ask(host.origin, path, { insecure: true });
  await get('/odprte-postavke?iskanje=Ana');
  await get('/api/portal-user/v2/bulletin/unread_num/12%C5%A1?enota=5');
  const log = await host.log('portal.log');
  expect(log).toMatch(/^127\.0\.0\.1 \[[^\]]+\] "GET \/odprte-postavke" \d+ \d+$/m);
  expect(log).toContain('"GET /api/portal-user/v2/bulletin/unread_num/12%C5%A1" 502');
  expect(log).not.toMatch(/Ana|enota/);
});

/** Sends bytes that no client would, and waits until the host has ended the connection. */
function sendRaw(text: string): Promise<void> {
  const { hostname, port } = new URL(host.origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
    socket.once('secureConnect', () => socket.end(text));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });
}
