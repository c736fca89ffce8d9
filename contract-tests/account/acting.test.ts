/** Staff act as a user (§1, §6; pages.md P29). */
import { describe, expect, it } from 'vitest';
import { issueLink } from '../../mocks/account/account-links';
import { post } from '../support/account-calls';
import { call } from '../support/call';
import { ask } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const ana = 4821;
const refusal = [403, { detail: 'The token is unknown, used or too old.' }];

describe.runIf(inProcess)('login_as_user', () => {
  const server = testServer();
  const fresh = () => issueLink(server.backend.db, 'act', ana);
  const enter = async (token: string) => {
    const { status, json } = await post(server.url, 'login_as_user', { token });
    return [status, json] as const;
  };
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  it('opens a session at the first manager, marked in the answer and in the token', async () => {
    const [status, json] = await enter(fresh());
    expect([status, json]).toMatchObject([
      200,
      { acting_as: true, user_data: { id: ana, selected_manager: 'zelenigaj' } },
    ]);
    const { token_string } = Object(json);
    expect(claimsOf(token_string).act).toEqual({ sub: 'staff' });
    await ask(server.url, '/api/auth/v1/user_managers', token_string);
  });

  it('keeps the mark at another manager', async () => {
    const [, json] = await enter(fresh());
    const { token_string } = Object(json);
    const path = '/api/auth/v1/switch_manager/breza/5530';
    const switched = await call(server.url, { method: 'POST', path, token: token_string });
    expect(switched.status).toBe(200);
    expect(claimsOf(Object(switched.json).data.token_string).act).toEqual({ sub: 'staff' });
  });

  it("does not count as the user's login", async () => {
    const [, json] = await enter(fresh());
    const profile = await ask(server.url, '/api/auth/v1/profile', Object(json).token_string);
    expect(profile).toMatchObject({ zadnja_prijava: null });
  });

  it('accepts a token once', async () => {
    const token = fresh();
    const answers = await Promise.all([enter(token), enter(token)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 403]);
  });

  it('refuses an expired, a replaced, a password-reset and an unknown token with the same answer', async () => {
    const { db } = server.backend;
    const tokens = [issueLink(db, 'act', 4822, -1), fresh(), issueLink(db, 'reset', ana), 'neznan'];
    fresh();
    for (const token of tokens) expect(await enter(token)).toEqual(refusal);
  });

  it('makes tokens that last at most a minute', () => {
    fresh();
    const where = { user_id: { equals: ana }, purpose: { equals: 'act' } } as const;
    const links = server.backend.db.accountLink.findMany({ where });
    expect(links).toHaveLength(1);
    expect(Number(links[0]?.expires) - Date.now()).toBeLessThanOrEqual(60_000);
  });

  it('does not mention staff in a login of the user', async () => {
    const { json } = await post(server.url, 'login', {
      email: 'ana.zupancic@example.si',
      password: 'Javorjeva12',
    });
    expect(Object.keys(Object(json)).sort()).toEqual(['token_string', 'user_data']);
    expect(claimsOf(Object(json).token_string)).not.toHaveProperty('act');
  });
});
