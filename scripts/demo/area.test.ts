import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueLink, takeLink } from '../../mocks/account/account-links';
import { setPassword } from '../../mocks/account/accounts';
import { type Backend, createBackend } from '../../mocks/server/backend';
import { letters } from '../../mocks/server/letters';
import { createMailbox } from '../../mocks/server/mailbox';
import { createDemoServer } from '../backend';
import { securityHeaders } from '../security-headers';
import { demoPage } from './page';

const ana = 4821;
const servers: Server[] = [];
let backend: Backend;
let base = '';

async function start(started: Backend): Promise<string> {
  const server = createServer(await createDemoServer(started)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  backend = createBackend();
  base = await start(backend);
});
afterAll(() => {
  for (const server of servers) server.close();
});

const get = (path: string) => fetch(base + path);
const textOf = async (path: string) => (await get(path)).text();
const act = (id: number | string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${base}/demo/act/${id}`, { method: 'POST', redirect: 'manual', headers });

describe('the demo page', () => {
  it('shows an empty mailbox, the logins and a button for each user', async () => {
    const page = await textOf('/demo');
    expect(page).toContain('Predal je prazen.');
    expect(page).toContain('geslo <code>Javorjeva12</code>');
    expect(page).toContain('<button class="primary">Vstopi kot Rok Petek</button>');
    expect(page).toContain('<code>K7M4-2QXA</code>');
    expect(page).toContain('<button>Prijava kot Rok Petek</button>');
    expect(page).not.toContain('velika.hisa@example.si');
  });

  it('may run the script that copies codes and no other, may not load files or be cached', async () => {
    const { headers } = await get('/demo');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; script-src 'sha256-[\w+/=]{44}'; img-src data:; base-uri 'none'/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    const { 'Referrer-Policy': _, ...others } = securityHeaders;
    for (const [name, value] of Object.entries(others)) expect(headers.get(name)).toBe(value);
  });

  it('knows the login of a generated world', async () => {
    const other = await start(createBackend({ world: { units: 2 } }));
    expect(await (await fetch(`${other}/demo`)).text()).toContain('VelikaHisa1');
  });

  it('no longer shows a password that has been changed', async () => {
    const other = createBackend();
    const address = await start(other);
    setPassword(other.db, ana, 'Javorjeva13');
    const page = await (await fetch(`${address}/demo`)).text();
    expect(page).not.toMatch(/Javorjeva1\d/);
    expect(page).toContain('Geslo je bilo po zagonu spremenjeno.');
    const enter = await fetch(`${address}/demo/enter/${ana}`, { method: 'POST' });
    expect(enter.status).toBe(409);
  });
});

describe('the way back to the beginning', () => {
  it('undoes all changes, empties the mailbox and ends the sessions', async () => {
    const other = createBackend();
    const address = await start(other);
    const at = (path: string, init?: RequestInit) => fetch(address + path, init);
    const session = await (await at(`/demo/enter/${ana}`, { method: 'POST' })).text();
    const [, token = ''] = /"token_string":"([^"]+)"/.exec(session) ?? [];
    const headers = { Authorization: `Bearer ${token}` };
    expect((await at('/api/auth/v1/profile', { headers })).status).toBe(200);
    setPassword(other.db, ana, 'Javorjeva13');
    other.mailbox.send('rok@example.si', letters.welcome());
    const answer = await at('/demo/reset', { method: 'POST', redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/demo?ponastavljeno']);
    const page = await (await at('/demo?ponastavljeno')).text();
    expect(page).toContain('Predstavitev je spet taka kot na začetku.');
    expect(page).toContain('geslo <code>Javorjeva12</code>');
    expect(page).toContain('Predal je prazen.');
    expect((await at('/api/auth/v1/profile', { headers })).status).toBe(401);
    expect((await at(`/demo/enter/${ana}`, { method: 'POST' })).status).toBe(200);
  });

  it('is refused to another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${base}/demo/reset`, { method: 'POST', headers })).status).toBe(403);
  });
});

describe('the mailbox', () => {
  it('lists messages newest first, on the page and as JSON', async () => {
    backend.mailbox.send('<ana>@example.si', letters.reset('zeton-1'));
    backend.mailbox.send('rok@example.si', letters.welcome());
    const page = await textOf('/demo');
    expect(page).toContain('Za &lt;ana&gt;@example.si');
    expect(page).toContain('href="/pozabljeno-geslo/zeton-1"');
    expect(page.indexOf('rok@example.si')).toBeLessThan(page.indexOf('&lt;ana&gt;'));
    expect(page).not.toContain('Predal je prazen.');
    const answer = await get('/demo/mailbox.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject([
      { to: 'rok@example.si', link: '/prijava' },
      { to: '<ana>@example.si', link: '/pozabljeno-geslo/zeton-1' },
    ]);
  });

  it('shows when a message was sent, in the time of Ljubljana', async () => {
    const mailbox = createMailbox(() => Date.UTC(2026, 10, 21, 23, 5));
    mailbox.send('maja@example.si', letters.welcome());
    const page = demoPage({ logins: [], users: [], messages: mailbox.messages() });
    expect(page).toContain('<time datetime="2026-11-21T23:05:00.000Z">22.11.2026, 00:05</time>');
  });
});

describe('the way in by one press', () => {
  const enter = (id: number | string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${base}/demo/enter/${id}`, { method: 'POST', headers });

  it('answers with an ordinary session, and one script that the policy names', async () => {
    const answer = await enter(ana);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]{44}'; img-src data:/,
    );
    const [, data = ''] = /id="login">(.*?)<\/script>/.exec(await answer.text()) ?? [];
    const { token_string, user_data } = JSON.parse(data);
    expect(user_data).toMatchObject({ id: ana });
    const { headers } = { headers: { Authorization: `Bearer ${token_string}` } };
    const profile = await fetch(`${base}/api/auth/v1/profile`, { headers });
    expect(await profile.json()).toMatchObject({ email: 'ana.zupancic@example.si' });
    const claims = Buffer.from(token_string.split('.')[1], 'base64url').toString();
    expect(claims).not.toContain('acting');
  });

  it.each([1, 'x'])('has no user %s', async (id) => {
    expect((await enter(id)).status).toBe(404);
  });

  it('is refused to another site', async () => {
    expect((await enter(ana, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe("staff's login", () => {
  it("makes a link that opens the user's session", async () => {
    const answer = await act(ana);
    expect(answer.status).toBe(303);
    const token = /^\/login-as-user\/([\w-]{43})$/.exec(answer.headers.get('location') ?? '')?.[1];
    expect(takeLink(backend.db, 'act', token ?? '')).toBe(ana);
  });

  it.each([1, '48210', '99999999999999999999'])('has no user %s', async (id) => {
    expect((await act(id)).status).toBe(404);
  });

  it.each(['x', '-1', '4821/x', '%E0%A4%A'])('has no path %s', async (id) => {
    expect((await act(id)).status).toBe(404);
  });

  it('is refused to another site, and makes no link', async () => {
    const link = issueLink(backend.db, 'act', ana);
    const answer = await act(ana, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
    expect((await act(ana, { origin: 'https://zlo.example' })).status).toBe(403);
    // A new link would have ended this one.
    expect(takeLink(backend.db, 'act', link)).toBe(ana);
  });
});

it.each([
  ['POST', '/demo', 'GET, HEAD'],
  ['DELETE', '/demo/mailbox.json', 'GET, HEAD'],
  ['GET', `/demo/act/${ana}`, 'POST'],
  ['GET', '/demo/reset', 'POST'],
])('refuses %s %s', async (method, path, allowed) => {
  const answer = await fetch(base + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
});

it('answers only under its own path, and the contract only under /api', async () => {
  expect((await get('/demo/nic')).status).toBe(404);
  expect((await get('/demonstracija')).headers.get('content-security-policy')).not.toContain(
    'sha256',
  );
  expect((await get('/api/demo')).headers.get('content-type')).toContain('json');
});
