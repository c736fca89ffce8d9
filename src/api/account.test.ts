import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn, logInAsUser } from './account';
import { testApi } from './api.fixture';
import type { Api } from './client';
import { ApiError, DeviceTimeError } from './errors';
import { switchManager } from './managers';

const now = Date.UTC(2026, 10, 23, 12);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenUntil = (ms: number) => `${part({ alg: 'HS256' })}.${part({ exp: ms / 1000 })}.x`;
const user_data = { id: 1, firstname: 'Ana' };
let token_string = '';
let api: Api;

beforeEach(() => {
  vi.useFakeTimers({ now });
  api = testApi({
    fetch: async ({ url }) => {
      const login = { user_data, token_string };
      return Response.json(url.includes('switch_manager') ? { data: login } : login);
    },
  });
});
afterEach(() => void vi.useRealTimers());

const ways = [
  ['a login', () => logIn(api, { email: 'a@example.si', password: 'x' })],
  ['a login as a user', () => logInAsUser(api, 'link')],
] as const;

test.each(ways)('%s fails on a device whose clock is ahead of its token', async (_, open) => {
  for (const ahead of [0, 5 * 60_000, 86_400_000]) {
    token_string = tokenUntil(now - ahead);
    await expect(open()).rejects.toBeInstanceOf(DeviceTimeError);
  }
});

test.each(ways)('%s succeeds on a device whose clock is right or behind', async (_, open) => {
  for (const behind of [1_000, 8 * 3_600_000, 30 * 86_400_000]) {
    token_string = tokenUntil(now + behind);
    expect((await open()).token_string).toBe(token_string);
  }
});

test.each(ways)('%s is refused when its token cannot be sent in a header', async (_, open) => {
  token_string = `${tokenUntil(now + 60_000)}\r`;
  await expect(open()).rejects.toBeInstanceOf(ApiError);
});

test('a switch returns an expired token too: the wiring checks it, since the old one is revoked', async () => {
  token_string = tokenUntil(now - 1_000);
  const target = { manager: 'breza', code_payer: '7781' };
  expect((await switchManager(api, target, new AbortController().signal)).token_string).toBe(
    token_string,
  );
});
