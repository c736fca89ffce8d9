/** How much of a request the server reads, and what it refuses before reading. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimit } from '../../contract/checker/body-limit';
import { loadOperations } from '../../contract/checker/description';
import { createBackend } from '../../mocks/server/backend';
import { announce } from '../support/announce';
import { call } from '../support/call';
import { tokenOf } from '../support/sessions';
import { inProcess, listen, type Target } from '../support/target';

const megabyte = 1024 * 1024;
const login = { method: 'POST', path: '/api/auth/v1/login' };
const change = { method: 'POST', path: '/api/portal-user/v2/registered_number/change' };
const form = { method: 'POST', path: '/api/portal-user/v2/forms/splosno_vprasanje' };

it('is 1 MB plus the largest size of an operation’s files', async () => {
  const limits = (await loadOperations()).map((each) => [each.id, bodyLimit(each)] as const);
  const large = limits.filter(([, limit]) => limit !== megabyte);
  expect(Object.fromEntries(large)).toEqual({
    saveHandover: 9 * megabyte,
    submitForm: 101 * megabyte,
    reportRegisteredChange: 11 * megabyte,
    giveMeterState: 9 * megabyte,
    reportFault: 41 * megabyte,
  });
});

/**
 * Sends parts of a megabyte until all are sent or the server stops reading. @returns the status, and how many parts
 * the server has read
 */
function stream(url: string, megabytes: number, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ status: number | undefined; taken: number }>((resolve) => {
    let [taken, status] = [0, undefined as number | undefined];
    const done = () => resolve({ status, taken });
    const sent = httpRequest(url, { method: 'POST', headers, agent: false });
    sent.once('response', (response) => {
      status = response.statusCode;
      response.resume();
    });
    sent.once('error', done).once('close', done);
    const part = Buffer.alloc(megabyte, 'x');
    const next = () => {
      if (taken === megabytes || sent.destroyed) return void sent.end();
      sent.write(part, () => {
        taken++;
        setImmediate(next);
      });
    };
    next();
  });
}

describe.runIf(inProcess)('the server', () => {
  let server: Target;
  beforeAll(async () => {
    // Without Prism's proxy, which would read everything.
    server = await listen(createBackend());
  });
  afterAll(() => server.close());

  it.for([login, change, form])(
    'refuses 200 MB at $path by their declared length',
    async (request) => {
      const answer = await announce(server.url, request, 200 * megabyte);
      expect(answer).toMatchObject({ status: 413, json: { detail: expect.any(String) } });
    },
  );

  it.for([
    ['at login', login.path, 413],
    ['without a token', form.path, 401],
    ['to no operation', '/api/auth/v1/neznano', 404],
  ] as const)('does not read 200 MB without a length %s', async ([, path, status]) => {
    const answer = await stream(server.url + path, 200);
    expect(answer.status).toBe(status);
    expect(answer.taken).toBeLessThan(50);
  });

  it('counts the bytes of a request with a token and without a length', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    };
    expect((await stream(server.url + change.path, 10, headers)).status).toBe(422);
    const answer = await stream(server.url + change.path, 200, headers);
    expect(answer.status).toBe(413);
    expect(answer.taken).toBeLessThan(60);
  });

  it('accepts a body of exactly the limit, and keeps running', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const exact = await call(server.url, { ...login, headers, text: ' '.repeat(megabyte) });
    expect(exact.status).toBe(422);
    const more = await call(server.url, { ...login, headers, text: ' '.repeat(megabyte + 1) });
    expect(more.status).toBe(413);
    expect(await tokenOf(server.url, 'Ana')).toContain('.');
  });

  it('accepts no body for an operation without one', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const path = '/api/portal-user/v2/notifications/read_all';
    const answer = await call(server.url, {
      method: 'POST',
      path,
      token,
      text: ' '.repeat(2 * megabyte),
    });
    expect(answer.status).toBe(422);
  });
});
