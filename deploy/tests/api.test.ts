import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hostNeeds } from '../../mocks/server/host-needs';
import { type AskOptions, ask } from '../check/ask';
import { securityHeaders } from '../check/frozen-headers';
import { type NginxHost, startNginx } from './support/nginx-host';
import { recordingApi } from './support/recording-api';

const MEGABYTE = 1024 * 1024;
let host: NginxHost;
let api: Awaited<ReturnType<typeof recordingApi>>;
const send = (path: string, options: AskOptions = {}) =>
  ask(host.origin, path, { insecure: true, ...options });
const last = () => api.received.at(-1);

beforeAll(async () => {
  api = await recordingApi((response) => {
    response.setHeader('Content-Type', 'application/json');
    // An API with a wrong setup: the host corrects what it can.
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.setHeader('X-Frame-Options', 'ALLOWALL');
    response.setHeader('Strict-Transport-Security', 'max-age=0');
    response.setHeader('X-Powered-By', 'Express');
    response.setHeader('Server', 'Kestrel/9');
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    response.end(JSON.stringify({ rows: 'x'.repeat(5000) }));
  });
  host = await startNginx({ root: inject('site'), apiPort: api.port });
});
afterAll(async () => {
  await host.close();
  await api.close();
});

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('passes %s on with its body', async (method) => {
  const body = method === 'GET' ? '' : '{"a":1}';
  expect((await send('/api/auth/v1/profile?a=%20b', { method, body })).status).toBe(200);
  expect(last()).toMatchObject({ method, url: '/api/auth/v1/profile?a=%20b', bytes: body.length });
});

it('forwards the address and name that it knows, not those that the client claims', async () => {
  const headers = {
    Authorization: 'Bearer a.b.c',
    Host: 'localhost',
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Proto': 'gopher',
    Proxy: 'http://evil.example',
    TE: 'trailers',
    Connection: 'keep-alive, Upgrade',
    Upgrade: 'websocket',
  };
  await send('/api/x', { headers });
  const received = last()?.headers ?? {};
  expect(received).toMatchObject({
    authorization: 'Bearer a.b.c',
    host: 'localhost',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'localhost',
    'x-real-ip': '127.0.0.1',
  });
  expect(received['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  for (const name of ['proxy', 'te', 'upgrade']) expect(received[name]).toBeUndefined();
});

/** Headers by which hosts, proxies and frameworks accept a caller, name, path or method other than the request's own. */
const claims = [
  ...['Forwarded', 'Via', 'True-Client-IP', 'Client-IP', 'X-Client-IP', 'X-Cluster-Client-IP'],
  ...['CF-Connecting-IP', 'Fastly-Client-IP', 'X-Originating-IP', 'X-Remote-IP', 'X-Remote-Addr'],
  ...[
    'X-Forwarded',
    'X-Forwarded-By',
    'X-Forwarded-Path',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
  ],
  ...['X-Forwarded-Scheme', 'X-Forwarded-Server', 'X-Forwarded-Ssl', 'X-Forwarded-Uri'],
  ...['X-Host', 'X-Original-Host', 'X-HTTP-Host-Override', 'X-Original-URL', 'X-Rewrite-URL'],
  ...['X-HTTP-Method-Override', 'X-Method-Override', 'X-Url-Scheme', 'Front-End-Https'],
  ...['X-Original-Forwarded-For', 'X-Remote-User', 'X-Accel-Internal', 'X-Mock-Fault'],
];

it('passes on all that the portal sends, and no forged header', async () => {
  const own = {
    authorization: 'Bearer a.b.c',
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'gzip, br',
    'accept-language': 'sl-SI',
    origin: host.origin,
    'user-agent': 'Mozilla/5.0',
  };
  const made = Object.fromEntries(claims.map((name) => [name, '/api/x.evil.si']));
  const rest = { X_Forwarded_Host: 'evil.si', 'X-Real-IP': '1.2.3.4', 'X-Request-Id': 'made-up' };
  await send('/api/x', { method: 'POST', body: '{}', headers: { ...own, ...made, ...rest } });
  const received = last()?.headers ?? {};
  expect(received).toMatchObject(own);
  expect(JSON.stringify(received)).not.toMatch(/evil|made-up|1\.2\.3\.4/);
  for (const name of claims) expect(received[name.toLowerCase()], name).toBeUndefined();
});

it('leaves an encoded code in a path as it is (C13)', async () => {
  await send('/api/portal-user/v2/reserve_fund/12%2F3%20%C4%8D%23');
  expect(last()?.url).toBe('/api/portal-user/v2/reserve_fund/12%2F3%20%C4%8D%23');
});

it('F17 corrects the answers of such an API: one value of each header, never cached', async () => {
  const { headers } = await send('/api/auth/v1/profile');
  expect(headers['cache-control']).toBe('no-store');
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name]).toBe(value);
  expect(headers.server).toBe('nginx');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
});

it('compresses a JSON answer for a client that accepts it', async () => {
  const { headers } = await send('/api/x', { headers: { 'Accept-Encoding': 'gzip' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
});

it('passes on every header that the description names', async () => {
  const names = (await hostNeeds()).flatMap(({ headers }) => headers);
  expect(names).toContain('Idempotency-Key');
  for (const name of new Set(names)) {
    await send('/api/x', { method: 'POST', body: '{}', headers: { [name]: 'a-b-c' } });
    expect(last()?.headers[name.toLowerCase()], name).toBe('a-b-c');
  }
});

it('takes bodies as large as the contract allows, and refuses larger ones in JSON', async () => {
  const needs = await hostNeeds();
  const uploads = needs.filter(({ mostBytes }) => mostBytes > MEGABYTE);
  expect(uploads.length).toBeGreaterThan(3);
  for (const { path, method, mostBytes } of uploads) {
    const body = Buffer.alloc(mostBytes);
    expect((await send(path, { method, body })).status, path).toBe(200);
    expect(last()).toMatchObject({ url: path, bytes: mostBytes });
  }
  const ofFiles = new Set(uploads.map(({ path }) => path));
  const others = needs.filter(({ path, method }) => method !== 'GET' && !ofFiles.has(path));
  expect(others.length).toBeGreaterThan(10);
  const size = { 'Content-Length': '2000000' };
  for (const { path, method } of [...others, { path: '/api/auth/v1/profile', method: 'PUT' }]) {
    const refused = await send(path, { method, headers: size });
    expect(refused.status, path).toBe(413);
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(refused.body)).toEqual({
      detail: 'The web server in front of the API: 413.',
    });
  }
});

const guessed = [
  ...['login', 'login_as_user', 'register', 'forgotten_password', 'reset_password'],
  ...['access_request', 'invitation/x', 'handover/x'],
];

it('slows down only a client that guesses passwords, and sends Retry-After', async () => {
  const names = [...guessed, 'login/', 'LOGIN', 'login;x', 'logi%6E', 'login?x=1'];
  const tries = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      send(`/api/auth/v1/${names[index % names.length]}`, { method: 'POST', body: '{}' }),
    ),
  );
  const refused = tries.filter(({ status }) => status === 429);
  // 41 at once, and one more every three seconds.
  expect(refused.length).toBeGreaterThan(15);
  expect(refused.length).toBeLessThan(20);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(JSON.parse(refused[0]?.body ?? '')).toHaveProperty('detail');
  expect((await send('/api/auth/v1/profile')).status).toBe(200);
  expect((await send('/api/auth/v1/login_pages')).status).toBe(200);
});

it('counts tries by address, with IPv6 by the network of a household, and not by a forged header', async () => {
  // As behind a load balancer (deploy/README.md): only its header is the address.
  const change = async (prefix: string) => {
    const file = join(prefix, 'portal.conf');
    const proxy =
      'set_real_ip_from 127.0.0.1; real_ip_header X-Balancer; include snippets/portal/tls';
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('include snippets/portal/tls', proxy));
  };
  const behind = await startNginx({ root: inject('site'), apiPort: api.port, change });
  const refusedFrom = async (address: (index: number) => string) => {
    const tries = Array.from({ length: 60 }, (_, index) => {
      const headers = { 'X-Balancer': address(index), 'X-Forwarded-For': `10.0.0.${index}` };
      return ask(behind.origin, '/api/auth/v1/login', { method: 'POST', insecure: true, headers });
    });
    return (await Promise.all(tries)).filter(({ status }) => status === 429).length;
  };
  try {
    expect(await refusedFrom(() => '192.0.2.1')).toBeGreaterThan(15);
    expect(await refusedFrom((index) => `192.0.2.${index + 2}`)).toBe(0);
    expect(await refusedFrom((i) => `2001:db8:1:2:3:4:5:${i + 1}`)).toBeGreaterThan(15);
    expect(await refusedFrom((i) => `2001:db8:1::${i + 1}`)).toBeGreaterThan(15);
    expect(await refusedFrom((i) => `2001:db8:2:${i + 1}::1`)).toBe(0);
  } finally {
    await behind.close();
  }
});

it('F17 an unreachable API gives a 502 in JSON, with every header and never cached', async () => {
  const lonely = await startNginx({ root: inject('site') });
  try {
    const { status, headers, body } = await ask(lonely.origin, '/api/x', { insecure: true });
    expect(status).toBe(502);
    expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toHaveProperty('detail');
  } finally {
    await lonely.close();
  }
});
