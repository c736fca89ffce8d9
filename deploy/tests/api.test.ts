import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AskOptions, ask } from '../check/ask';
import { securityHeaders } from '../check/frozen-headers';
import { type NginxHost, startNginx } from './support/nginx-host';
import { recordingApi } from './support/recording-api';

let host: NginxHost;
let api: Awaited<ReturnType<typeof recordingApi>>;
const send = (path: string, options: AskOptions = {}) =>
  ask(host.origin, path, { insecure: true, ...options });
const last = () => api.received.at(-1);

beforeAll(async () => {
  api = await recordingApi((response) => {
    response.setHeader('Content-Type', 'application/json');
    // An API that is set up badly: the host mends what it can.
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.setHeader('X-Frame-Options', 'ALLOWALL');
    response.setHeader('Strict-Transport-Security', 'max-age=0');
    response.setHeader('X-Powered-By', 'Express');
    response.setHeader('Server', 'Kestrel/9');
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    response.end(JSON.stringify({ rows: 'x'.repeat(5000) }));
  });
  const options = ['login-rate.conf'];
  host = await startNginx({ root: inject('site'), apiPort: api.port, options });
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

it('says whom it speaks for, by its own knowledge and not by the client’s', async () => {
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

it('leaves an encoded code in a path as it is (C13)', async () => {
  await send('/api/portal-user/v2/reserve_fund/12%2F3%20%C4%8D%23');
  expect(last()?.url).toBe('/api/portal-user/v2/reserve_fund/12%2F3%20%C4%8D%23');
});

it('F17 mends what a careless API sends: one value of each header, never kept', async () => {
  const { headers } = await send('/api/auth/v1/profile');
  expect(headers['cache-control']).toBe('no-store');
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name]).toBe(value);
  expect(headers.server).toBe('nginx');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
});

it('packs an answer of JSON for who takes that', async () => {
  const { headers } = await send('/api/x', { headers: { 'Accept-Encoding': 'gzip' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
});

it('takes ten files of 10 MB where the contract does, 1 MB elsewhere, and refuses in JSON', async () => {
  const uploads = [
    ['/api/portal-user/v2/forms/vloga', 101],
    ['/api/x-user/v2/registered_number/change', 11],
  ] as const;
  for (const [path, megabytes] of uploads) {
    const body = Buffer.alloc(megabytes * 1024 * 1024);
    expect((await send(path, { method: 'POST', body })).status).toBe(200);
    expect(last()).toMatchObject({ url: path, bytes: body.length });
  }
  const size = { 'Content-Length': '2000000' };
  for (const path of ['/api/auth/v1/profile', '/api/portal-user/v2/forms/a/b']) {
    const refused = await send(path, { method: 'PUT', headers: size });
    expect(refused.status).toBe(413);
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(refused.body)).toEqual({
      detail: 'The web server in front of the API: 413.',
    });
  }
});

it('slows down who guesses passwords, says for how long, and nobody else (login-rate.conf)', async () => {
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => send('/api/auth/v1/login', { method: 'POST', body: '{}' })),
  );
  const refused = tries.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(5);
  expect(tries.length - refused.length).toBeGreaterThanOrEqual(20);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect((await send('/api/auth/v1/profile')).status).toBe(200);
});

it('F17 an API that is away is a 502 in JSON, with every header and never kept', async () => {
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
