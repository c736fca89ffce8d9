import { expect, test } from 'vitest';
import { claimFaults } from './token-claims';

const now = 1_800_000_000;
const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test.each([{ exp: now + 3600 }, { exp: now + 3600, iat: now - 1 }])('%o is right', (claims) => {
  expect(claimFaults(token(claims), now)).toEqual([]);
});

test.each([
  {},
  { exp: String(now + 3600) },
  { exp: (now + 3600) * 1000 },
  { exp: now - 3600 },
  { exp: now + 3600, iat: now * 1000 },
  { exp: now + 3600, iat: now + 1800 },
])('%o is wrong', (claims) => {
  expect(claimFaults(token(claims), now)).not.toEqual([]);
});

test('a text that is no token is wrong', () => {
  expect(claimFaults('abc', now)).not.toEqual([]);
});
