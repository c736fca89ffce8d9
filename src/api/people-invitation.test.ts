import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InvitationOver } from '../domain/people/invitation-over';
import { testApi } from './api.fixture';
import { ApiError, DeviceTimeError, NetworkError } from './errors';
import { acceptInvitation, loadInvitation } from './people-invitation';

const TOKEN = 'a/b č';
const { signal } = new AbortController();
let sent: Request[];
let answer: () => Response;

const api = testApi({
  readToken: () => undefined,
  fetch: async (request) => {
    sent.push(request);
    return answer();
  },
});

beforeEach(() => {
  sent = [];
});

const invitation = {
  upravnik: 'Upravljanje Zeleni Gaj d.o.o.',
  vabi: 'Ana Novak',
  ime: 'Jure Zupančič',
  e_posta_maskirana: 'j***@example.si',
  ima_racun: false,
  vloga: 'skrbnik',
  pravice: ['gledanje'],
  enote: ['Javorjeva ulica 12 - 2 - 3'],
  velja_do: '2026-11-30T10:00:00Z',
};
const login = (exp: number) => ({
  user_data: { id: 1, firstname: 'Jure' },
  token_string: `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`,
});
const acceptance = { password: 'Javorjeva12', novi_racun: null };

const ways = [
  ['loading', () => loadInvitation(api, TOKEN, signal)],
  ['accepting', () => acceptInvitation(api, TOKEN, acceptance)],
] as const;

test('an invitation is loaded and accepted without a session, by the token of its link', async () => {
  answer = () => Response.json(invitation);
  expect(await loadInvitation(api, TOKEN, signal)).toEqual(invitation);
  answer = () => Response.json(login(4_102_444_800));
  expect(await acceptInvitation(api, TOKEN, acceptance)).toMatchObject(login(4_102_444_800));
  const address = 'https://portal.example.si/api/auth/v1/invitation/a%2Fb%20%C4%8D';
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${address}`,
    `POST ${address}`,
  ]);
  expect(await sent[1]?.json()).toEqual(acceptance);
});

describe.each(ways)('%s an invitation', (_, ask) => {
  const failure = (status: number, body: unknown) => {
    answer = () => Response.json(body, { status });
    return ask().catch((error: unknown) => error);
  };

  test.each([
    [404, { code: 4 }, 'missing'],
    [409, { razlog: 'poteklo' }, 'poteklo'],
    [409, { razlog: 'preklicano' }, 'preklicano'],
    [409, { razlog: 'sprejeto' }, 'sprejeto'],
    [409, { code: 1 }, 'missing'],
  ])('that the server ends with %s %j is over: %s', async (status, body, end) => {
    const error = await failure(status, body);
    expect(error).toBeInstanceOf(InvitationOver);
    expect(error).toMatchObject({ end });
  });

  test('that fails in another way can be tried again', async () => {
    for (const [status, body] of [
      [422, { code: 3, razlog: 'poteklo' }],
      [429, {}],
      [500, {}],
    ] as const) {
      expect(await failure(status, body)).toBeInstanceOf(ApiError);
    }
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(ask()).rejects.toBeInstanceOf(NetworkError);
  });
});

test('a device whose clock is ahead gets no session', async () => {
  answer = () => Response.json(login(Date.now() / 1000 - 1));
  await expect(acceptInvitation(api, TOKEN, acceptance)).rejects.toBeInstanceOf(DeviceTimeError);
});

test('a page that is left no longer loads its invitation', async () => {
  answer = () => Response.json(invitation);
  const leaving = new AbortController();
  const loading = loadInvitation(api, TOKEN, leaving.signal);
  leaving.abort();
  await loading.catch(() => {});
  await vi.waitFor(() => expect(sent[0]?.signal.aborted).toBe(true));
});
