/** A secured operation refuses every token that is not valid (§7); derived from `security`. */
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const secured = (await loadOperations()).filter((operation) => operation.secured);
const server = testServer();
const ana = { userId: 4821, manager: 'zelenigaj', codePayer: '104217' };
let good = '';

beforeAll(async () => {
  good = await tokenOf(server.url, 'Ana');
});

it('all operations are secured except those that open a session, the public forms and a calendar', async () => {
  const open = (await loadOperations()).filter((operation) => !operation.secured);
  expect(open.map(({ id }) => id)).toEqual([
    'login',
    'loginAsUser',
    'getCaptcha',
    'register',
    'requestPasswordReset',
    'resetPassword',
    'getInvitation',
    'acceptInvitation',
    'requestAccess',
    'downloadOfferFile',
    'getHandoverOffer',
    'answerHandover',
    'listManagers',
    'getCalendar',
    'listForms',
    'downloadForm',
  ]);
});

describe.each(secured)('$id refuses', (operation) => {
  const refuses = async (headers: Readonly<Record<string, string>>) => {
    const { json: _, ...request } = exampleRequest(operation);
    const answer = await call(server.url, { ...request, headers });
    expect(answer.status).toBe(401);
    if (!onMock) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.json).toEqual({ detail: expect.any(String) });
  };
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  it('a missing token', () => refuses({}));
  it('an empty bearer', () => refuses({ Authorization: 'Bearer ' }));
  it.skipIf(onMock)('garbage', () => refuses(bearer('garbage')));
  it('a valid token without the bearer scheme', () => refuses({ Authorization: `Basic ${good}` }));
  it('a bare valid token', () => refuses({ Authorization: good }));
  it('a valid token only in the query', async () => {
    const parameters = { access_token: good };
    const answer = await call(server.url, exampleRequest(operation, { parameters }));
    expect(answer.status).toBe(401);
  });
  it.skipIf(onMock)('a token signed with another key', async () =>
    refuses(bearer(await forge(good))),
  );
  it.skipIf(onMock)('a token without a signature', () => refuses(bearer(withoutSignature(good))));
  it.skipIf(onMock)('a token whose claims were changed', () =>
    refuses(bearer(withOtherSubject(good))),
  );
  it.skipIf(onMock)('a token that was revoked by logout', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const path = '/api/auth/v1/logout';
    expect((await call(server.url, { method: 'GET', path, token })).status).toBe(204);
    await refuses(bearer(token));
  });

  describe.runIf(inProcess)('by the clock and the account', () => {
    it('an expired token', async () => {
      await refuses(bearer(await server.backend.tokens.issue(ana, -1)));
    });
    it('a token of a user who does not exist', async () => {
      await refuses(bearer(await server.backend.tokens.issue({ ...ana, userId: 1 })));
    });
    it('a token for a payer code of someone else', async () => {
      await refuses(bearer(await server.backend.tokens.issue({ ...ana, codePayer: '204511' })));
    });
  });
});

it('a token is valid for several requests', async () => {
  await ask(server.url, '/api/auth/v1/user_managers', good);
  await ask(server.url, '/api/auth/v1/user_managers', good);
});

it.skipIf(onMock)('the scheme may be in upper or lower case', async () => {
  const path = '/api/auth/v1/user_managers';
  const headers = { Authorization: `bearer ${good}` };
  expect((await call(server.url, { method: 'GET', path, headers })).status).toBe(200);
});

it('a logout ends no other session of the same user', async () => {
  const token = await tokenOf(server.url, 'Ana');
  await call(server.url, { method: 'GET', path: '/api/auth/v1/logout', token });
  await ask(server.url, '/api/auth/v1/user_managers', good);
});

function forge(token: string): Promise<string> {
  const key = new TextEncoder().encode('a key that this server has never seen');
  return new SignJWT({ ...claimsOf(token) }).setProtectedHeader({ alg: 'HS256' }).sign(key);
}

function withoutSignature(token: string): string {
  return `${encode({ alg: 'none' })}.${token.split('.')[1]}.`;
}

function withOtherSubject(token: string): string {
  const [header, , signature] = token.split('.');
  return [header, encode({ ...claimsOf(token), sub: '4822' }), signature].join('.');
}

function claimsOf(token: string): object {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
