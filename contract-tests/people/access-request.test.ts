/** A person whose payer code is taken asks its user for access (pages.md P32). */
import { beforeEach, describe, expect, it } from 'vitest';
import { postChecked } from '../support/account-calls';
import { solvedCaptcha } from '../support/captcha';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const marko = {
  manager: 'zelenigaj',
  code_payer: '104217',
  bill_password: 'T5N8-3HJC',
  firstname: 'Marko',
  lastname: 'Kos',
  email: 'marko.kos@example.si',
} as const;
const ask = (change: object = {}) =>
  postChecked(server.url, 'access_request', { ...marko, ...change });

describe.runIf(inProcess)('a request for access', () => {
  beforeEach(() => server.backend.reset());

  it('tells the user of the payer code who asks', async () => {
    expect((await ask({ code_payer: ' 104 217 ' })).status).toBe(204);
    expect(server.backend.mailbox.messages()).toEqual([
      expect.objectContaining({
        to: 'ana.zupancic@example.si',
        link: '/ljudje',
        text: expect.stringContaining('Marko Kos (marko.kos@example.si)'),
      }),
    ]);
  });

  it.for([
    [{ bill_password: 'XXXX-XXXX' }, 422, { error: 'Invalid bill password' }],
    [{ code_payer: '999999' }, 422, { error: 'Code payer for this manager does not exist' }],
    [{ code_payer: '120555', bill_password: 'K7M4-2QXA' }, 409, { razlog: 'prosta_sifra' }],
  ] as const)('with %o sends nothing', async ([change, status, body]) => {
    const answer = await ask(change);
    expect([answer.status, answer.json]).toEqual([status, body]);
    expect(server.backend.mailbox.messages()).toEqual([]);
  });

  it('is sent five times in fifteen minutes at most', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await ask()).status).toBe(204);
    expect((await ask({ email: 'drug@example.si' })).status).toBe(429);
    expect(server.backend.mailbox.messages()).toHaveLength(5);
  });

  it('is not used up by others who guess the bill password from another address', async () => {
    const url = new URL('/api/auth/v1/access_request', server.url);
    const headers = { 'Content-Type': 'application/json' };
    for (const status of [422, 422, 422, 422, 422, 429]) {
      const captcha = await solvedCaptcha(server.url);
      const body = JSON.stringify({ ...marko, bill_password: 'XXXX-XXXX', captcha });
      const guess = new Request(url, { method: 'POST', headers, body });
      expect((await server.backend.handle(guess, 'a stranger’s')).status).toBe(status);
    }
    expect((await ask()).status).toBe(204);
  });
});
