/** Behaviour of HTTP below the operations. */
import { request as httpRequest, type RequestOptions } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../mocks/server/backend';
import { createServer } from '../../mocks/server/server';
import { call, send } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const login = '/api/auth/v1/login';

/** Sends a request that `fetch` would not send. Resolves to the status; rejects when there is no answer. */
function rawStatus(options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(server.url, { ...options, timeout: 3000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('timeout', () => reject(new Error('no answer')))
      .on('error', reject)
      .end();
  });
}

describe('the API', () => {
  it.for([
    '/api',
    '/api/',
    '/api/auth/v1/neznano',
    '/api/auth/v1/login/',
    '/api/portal-user/v2/bulletin/unread_num/',
    '/api/-user/v2/open_items',
    '/api/auth/v1/../v1/neznano',
  ])('answers 404 to %s', async (path) => {
    const answer = await call(server.url, { method: 'GET', path });
    expect([answer.status, answer.json]).toMatchObject([404, { code: 4 }]);
  });

  it.for(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'does not accept %s for a login',
    async (method) => {
      const answer = await call(server.url, { method, path: login });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST');
    },
  );

  it('does not answer HEAD with a body', async () => {
    expect((await send(server.url, { method: 'HEAD', path: login })).status).toBe(405);
  });

  it('keeps running after requests that reach no handler', async () => {
    expect(await rawStatus({ method: 'TRACE', path: login })).toBe(400);
    expect(await rawStatus({ path: login, headers: { Host: 'a b' } })).toBe(400);
    expect(await rawStatus({ path: login, headers: { Accept: 'msw/passthrough' } })).toBe(400);
    expect(await rawStatus({ path: '//example.si/api' })).toBe(404);
    expect(await tokenOf(server.url, 'Ana')).toContain('.');
  });

  it('does not read the body of a request without a token', async () => {
    const path = '/api/auth/v1/switch_manager/breza/5530';
    const answer = await call(server.url, { method: 'POST', path, text: '{' });
    expect(answer.status).toBe(401);
  });

  it('reveals nothing about its software', async () => {
    const { headers } = await call(server.url, { method: 'GET', path: '/api' });
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  });
});

describe('the server app', () => {
  it('passes on requests outside /api', async () => {
    const outer = express();
    outer.use(createServer(createBackend()));
    outer.use((request, response) => void response.json({ outer: request.url }));
    const listening = outer.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const { port } = Object(listening.address());
    try {
      for (const path of ['/', '/apix', '/odprte-postavke?x=1']) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        expect(await answer.json()).toEqual({ outer: path });
      }
      expect((await fetch(`http://127.0.0.1:${port}/api/x`)).status).toBe(404);
    } finally {
      listening.close();
    }
  });
});

describe.runIf(inProcess)('two backends', () => {
  const other = testServer();

  it('do not share sessions', async () => {
    const token = await tokenOf(server.url, 'Ana');
    await ask(server.url, '/api/auth/v1/user_managers', token);
    const path = '/api/auth/v1/user_managers';
    expect((await call(other.url, { method: 'GET', path, token })).status).toBe(401);
  });

  it('do not share data', async () => {
    const where = { id_obvestila: { equals: 30112 } };
    server.backend.db.notification.delete({ where });
    const path = '/api/portal-user/v2/notifications/unread_num';
    const token = await tokenOf(other.url, 'Ana');
    expect(await ask(other.url, path, token)).toEqual({ unread_num: 2 });
  });
});

describe('a requested fault', () => {
  const pages = '/api/portal-user/v2/allowed_pages';
  const faulted = (fault: string) =>
    send(server.url, { method: 'GET', path: pages, headers: { 'X-Mock-Fault': fault } });

  it.runIf(inProcess)('has the requested status and body', async () => {
    const answer = await faulted('status=503; body=<html></html>');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      503,
      'text/html; charset=utf-8',
      '<html></html>',
    ]);
  });

  it.runIf(inProcess)('delays the answer', async () => {
    const began = Date.now();
    expect((await faulted('delay=120')).status).toBe(401);
    expect(Date.now() - began).toBeGreaterThanOrEqual(115);
  });

  it.runIf(inProcess)('cuts the connection', async () => {
    await expect(faulted('drop')).rejects.toThrow();
  });

  it.runIf(inProcess)('with an invalid part is refused with a message', async () => {
    const answer = await faulted('statsu=503');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('statsu=503');
  });
});
