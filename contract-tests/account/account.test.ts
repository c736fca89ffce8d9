import { describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { demoLogin, logIn } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const server = testServer();
const { email, password } = demoLogin('Ana');
const path = '/api/auth/v1/login';

describe('login', () => {
  it('opens a session at the first manager', async () => {
    expect((await logIn(server.url, 'Ana')).user_data).toEqual({
      id: 4821,
      firstname: 'Ana',
      lastname: 'Zupančič',
      email: 'ana.zupancic@example.si',
      selected_manager: 'zelenigaj',
      code_payer: '104217',
    });
    expect((await logIn(server.url, 'Rok')).user_data).toEqual({
      id: 4822,
      firstname: 'Rok',
      lastname: 'Petek',
      email: 'rok.petek@example.si',
      selected_manager: 'zelenigaj',
      code_payer: '204511',
    });
  });

  it.skipIf(onMock)('gives a token that is valid for eight hours', async () => {
    const { token_string } = await logIn(server.url, 'Ana');
    const claims = JSON.parse(
      Buffer.from(token_string.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims.exp - claims.iat).toBe(8 * 60 * 60);
    expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(60);
  });

  it.skipIf(onMock)('gives each session its own token', async () => {
    const tokens = await Promise.all([logIn(server.url, 'Ana'), logIn(server.url, 'Ana')]);
    expect(new Set(tokens.map(({ token_string }) => token_string)).size).toBe(2);
  });

  it('accepts the e-mail address in upper or lower case', async () => {
    const json = { email: 'ANA.Zupancic@Example.SI', password };
    expect((await call(server.url, { method: 'POST', path, json })).status).toBe(200);
  });

  it.skipIf(onMock).for([
    ['a wrong password', { email, password: 'Javorjeva13' }],
    ['the password in other case', { email, password: 'javorjeva12' }],
    ['the password with a space', { email, password: `${password} ` }],
    ['the password of someone else', { email, password: demoLogin('Rok').password }],
    ['an unknown e-mail', { email: 'nihce@example.si', password }],
  ] as const)('refuses %s with the same answer', async ([, json]) => {
    const answer = await call(server.url, { method: 'POST', path, json });
    expect([answer.status, answer.json]).toEqual([401, { code: 6 }]);
  });

  it.for([
    ['an empty password', { email, password: '' }],
    ['an e-mail with a space before it', { email: ` ${email}`, password }],
    ['a password of over 1024 characters', { email, password: 'x'.repeat(1025) }],
  ] as const)('refuses %s as an invalid request', async ([, json]) => {
    expect((await call(server.url, { method: 'POST', path, json })).status).toBe(422);
  });

  it('ignores a token in the request', async () => {
    const json = { email, password };
    const answer = await call(server.url, { method: 'POST', path, json, token: 'old.and.stale' });
    expect(answer.status).toBe(200);
  });

  it.runIf(inProcess)('the world stores no password', () => {
    expect(JSON.stringify(server.backend.db.user.getAll())).not.toContain(password);
  });
});

describe.runIf(inProcess)('the limit of tries at login', () => {
  const limited = testServer();
  const rok = demoLogin('Rok');
  const wrong = 'Napacno1';

  /** Tries at the same time from one network address, or from an unknown one. @returns their answers, by status */
  async function tries(count: number, credentials: (index: number) => object, source?: string) {
    const url = new URL(path, limited.url);
    const headers = { 'Content-Type': 'application/json' };
    const made = Array.from({ length: count }, (_, index) => {
      const body = JSON.stringify(credentials(index));
      return limited.backend.handle(new Request(url, { method: 'POST', headers, body }), source);
    });
    return (await Promise.all(made)).sort((a, b) => a.status - b.status);
  }
  const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status);
  const at = (name: string, right: string, source?: string) =>
    tries(1, () => ({ email: name, password: right }), source).then(([answer]) => answer);

  it.for([email, 'nihce@example.si'])('is five wrong passwords for %s', async (each) => {
    const answers = await tries(6, () => ({ email: each, password: wrong }), 'here');
    expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429]);
    const late = await at(each.toUpperCase(), password, 'here');
    expect(late?.status).toBe(429);
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(890);
    // Over HTTP, where the address is that of the connection, not that of a header.
    const headers = { 'X-Forwarded-For': 'here', 'X-Real-IP': 'here', Forwarded: 'for=here' };
    const json = { email: each, password: each === email ? password : wrong };
    const answer = await call(limited.url, { method: 'POST', path, headers, json });
    expect(answer.status).toBe(each === email ? 200 : 401);
  });

  it('lets the owner of an account log in from another address while others guess the password', async () => {
    await tries(20, () => ({ email, password: wrong }), 'a stranger’s');
    expect((await at(email, password, 'a stranger’s'))?.status).toBe(429);
    expect((await at(email, password, 'home'))?.status).toBe(200);
  });

  it('does not count right passwords, however many arrive at once', async () => {
    const right = { email: rok.email, password: rok.password };
    expect(statuses(await tries(30, () => right, 'an office'))).toEqual(Array(30).fill(200));
  });

  it('does not block others, and ends with a login', async () => {
    for (let round = 0; round < 2; round++) {
      await tries(4, () => ({ email: rok.email, password: wrong }), 'home');
      expect((await at(rok.email, rok.password, 'home'))?.status).toBe(200);
    }
  });

  it('is thirty over all accounts from one address, also for simultaneous tries', async () => {
    const spray = (index: number) => ({ email: `oseba${index}@example.si`, password: wrong });
    const answers = await tries(60, spray, 'a sprayer’s');
    expect(statuses(answers)).toEqual([...Array(30).fill(401), ...Array(30).fill(429)]);
    expect((await at(rok.email, rok.password, 'a sprayer’s'))?.status).toBe(429);
    expect((await at(rok.email, rok.password, 'home'))?.status).toBe(200);
  });

  it('is fifty for one account over all addresses, except from an address where a login has succeeded', async () => {
    expect((await at(rok.email, rok.password, 'home'))?.status).toBe(200);
    for (let bot = 0; bot < 13; bot++) {
      await tries(4, () => ({ email: rok.email, password: wrong }), `bot ${bot}`);
    }
    const answer = await at(rok.email, rok.password, 'bot 14');
    expect(answer?.status).toBe(429);
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await at(rok.email, rok.password, 'home'))?.status).toBe(200);
  });
});

describe('logout', () => {
  it.skipIf(onMock)('answers without a body and clears the cache, not the storage', async () => {
    const { token_string: token } = await logIn(server.url, 'Ana');
    const answer = await call(server.url, { method: 'GET', path: '/api/auth/v1/logout', token });
    expect([answer.status, answer.json]).toEqual([204, undefined]);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(answer.headers.has('content-length')).toBe(false);
  });
});
