/** A new password, with the current one or after it was forgotten (pages.md P2, P28, P29). */
import { describe, expect, it } from 'vitest';
import { issueLink } from '../../mocks/account/account-links';
import { post, postChecked } from '../support/account-calls';
import { call } from '../support/call';
import { solvedCaptcha } from '../support/captcha';
import { ask, demoLogin, tokenAt, tokenOf } from '../support/sessions';
import { slowPasswordCheck } from '../support/slow-password';
import { inProcess, testServer } from '../support/target';

const { email, password } = demoLogin('Ana');
const next = 'Javorjeva13';
const managers = '/api/auth/v1/user_managers';

describe.runIf(inProcess)('change_password', () => {
  const server = testServer();
  const change = (json: Readonly<Record<string, unknown>>, token: string) =>
    post(server.url, 'change_password', json, token);

  it('refuses a wrong current password with code 3 and changes nothing', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const json = { trenutno_geslo: 'Napacno1', novo_geslo: next };
    const answer = await change(json, token);
    expect([answer.status, answer.json]).toEqual([422, { code: 3 }]);
    await tokenOf(server.url, 'Ana');
  });

  it.for(['Kratko1', 'brezvelike1', 'BrezStevilke', `A1${'x'.repeat(71)}`])(
    'refuses the new password %s',
    async (novo_geslo) => {
      const token = await tokenOf(server.url, 'Ana');
      const answer = await change({ trenutno_geslo: password, novo_geslo }, token);
      expect([answer.status, answer.json]).toMatchObject([422, { code: 1 }]);
    },
  );

  it('allows five wrong passwords, and keeps the session', async () => {
    const rok = await tokenOf(server.url, 'Rok');
    const json = { trenutno_geslo: 'Napacno1', novo_geslo: next };
    for (let i = 0; i < 5; i++) expect((await change(json, rok)).status).toBe(422);
    const answer = await change({ ...json, trenutno_geslo: demoLogin('Rok').password }, rok);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await ask(server.url, managers, rok);
    await tokenOf(server.url, 'Rok');
  });

  it('ends a link for a new password that was sent before, and no other user’s', async () => {
    const { db } = server.backend;
    const own = issueLink(db, 'reset', 4821);
    const other = issueLink(db, 'reset', 4822);
    const token = await tokenOf(server.url, 'Ana');
    expect((await change({ trenutno_geslo: password, novo_geslo: password }, token)).status).toBe(
      204,
    );
    const reset = (link: string, to: string) =>
      post(server.url, 'reset_password', { token: link, password: to });
    expect((await reset(own, next)).json).toEqual({ error: 'Forgotten password request expired' });
    expect((await reset(other, demoLogin('Rok').password)).status).toBe(204);
  });

  it('ends all other sessions of the user, and no other user’s', async () => {
    const here = await tokenOf(server.url, 'Ana');
    const others = [
      await tokenOf(server.url, 'Ana'),
      await tokenAt(server.url, 'Ana', 'breza/5530'),
    ];
    const rok = await tokenOf(server.url, 'Rok');
    expect((await change({ trenutno_geslo: password, novo_geslo: next }, here)).status).toBe(204);
    for (const token of others) {
      expect((await call(server.url, { method: 'GET', path: managers, token })).status).toBe(401);
    }
    await ask(server.url, managers, here);
    await ask(server.url, managers, rok);
  });

  it('makes only the new password valid', async () => {
    const old = await post(server.url, 'login', { email, password });
    expect([old.status, old.json]).toEqual([401, { code: 6 }]);
    expect((await post(server.url, 'login', { email, password: next })).status).toBe(200);
  });
});

describe.runIf(inProcess)('forgotten_password', () => {
  const server = testServer();

  it('gives the same answer for every e-mail address, and sends only to one with an account', async () => {
    for (const each of [email, 'nihce@example.si']) {
      const answer = await postChecked(server.url, 'forgotten_password', { email: each });
      expect([answer.status, answer.json]).toEqual([204, undefined]);
    }
    expect(server.backend.mailbox.messages()).toMatchObject([
      { to: email, link: expect.stringMatching(/^\/pozabljeno-geslo\/[\w-]{43}$/) },
    ]);
  });

  it('needs the bot check', async () => {
    const captcha = await solvedCaptcha(server.url);
    expect((await post(server.url, 'forgotten_password', { email, captcha })).status).toBe(204);
    const again = await post(server.url, 'forgotten_password', { email, captcha });
    expect([again.status, again.json]).toEqual([422, { error: 'Invalid captcha' }]);
  });

  it.for(['rok.petek@example.si', 'nihce.drug@example.si'])(
    'sends five messages in fifteen minutes to %s',
    async (each) => {
      const request = () => postChecked(server.url, 'forgotten_password', { email: each });
      for (let i = 0; i < 5; i++) expect((await request()).status).toBe(204);
      const { status, headers } = await request();
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
    },
  );
});

describe.runIf(inProcess)('reset_password', () => {
  const server = testServer();
  const expired = [422, { error: 'Forgotten password request expired' }];
  const reset = async (token: string, password: string) => {
    const { status, json } = await post(server.url, 'reset_password', { token, password });
    return [status, json];
  };
  const linkToken = async () => {
    await postChecked(server.url, 'forgotten_password', { email });
    return server.backend.mailbox.messages().at(-1)?.link.split('/').at(-1) ?? '';
  };

  it('refuses a login with the old password that is being checked meanwhile', async () => {
    const rok = demoLogin('Rok');
    await postChecked(server.url, 'forgotten_password', { email: rok.email });
    const link = server.backend.mailbox.messages().at(-1)?.link.split('/').at(-1) ?? '';
    slowPasswordCheck(server.backend, rok.email, rok.password);
    const [login, changed] = await Promise.all([
      post(server.url, 'login', { email: rok.email, password: rok.password }),
      reset(link, next),
    ]);
    expect(changed[0]).toBe(204);
    expect([login.status, login.json]).toEqual([401, { code: 6 }]);
  });

  it('sets the password once, ends all sessions and unlocks a locked account', async () => {
    const open = await tokenOf(server.url, 'Ana');
    const wrong = { email, password: 'Napacno1' };
    for (let i = 0; i < 5; i++) await post(server.url, 'login', wrong);
    const token = await linkToken();
    expect(await reset(token, next)).toEqual([204, undefined]);
    const stale = await call(server.url, { method: 'GET', path: managers, token: open });
    expect(stale.status).toBe(401);
    expect((await post(server.url, 'login', { email, password: next })).status).toBe(200);
    expect(await reset(token, 'Javorjeva14')).toEqual(expired);
    expect((await post(server.url, 'login', { email, password })).status).toBe(401);
  });

  it('can still be used after a password that breaks the rules', async () => {
    const token = await linkToken();
    expect(await reset(token, 'kratko')).toMatchObject([422, { code: 1 }]);
    expect(await reset(token, next)).toEqual([204, undefined]);
  });

  it('refuses a replaced, an expired, a staff and an unknown link with the same answer', async () => {
    const { db } = server.backend;
    const older = await linkToken();
    await linkToken();
    const tokens = [older, issueLink(db, 'reset', 4822, -1), issueLink(db, 'act', 4822), 'neznan'];
    for (const token of tokens) expect(await reset(token, next)).toEqual(expired);
  });

  it('the world stores no token of a link', async () => {
    const token = await linkToken();
    expect(JSON.stringify(server.backend.db.accountLink.getAll())).not.toContain(token);
  });
});
