import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isActing, isLiveToken } from './token';

const now = Date.UTC(2026, 10, 21);
const seconds = now / 1000;

function tokenOf(payload: string): string {
  const part = (text: string) => Buffer.from(text).toString('base64url');
  return `${part('{"alg":"HS256"}')}.${part(payload)}.signature`;
}
const expiring = (exp: unknown) => tokenOf(JSON.stringify({ exp }));

test('a token with exp in the future is live', () => {
  expect(isLiveToken(expiring(seconds + 1), now)).toBe(true);
  expect(isLiveToken(expiring(seconds + 10 * 365 * 24 * 3600), now)).toBe(true);
});

test('base64url and Slovenian letters in the payload are decoded', () => {
  const payload = JSON.stringify({ name: 'Žiga Šuštar ???>>>', exp: seconds + 60 });
  expect(tokenOf(payload)).toMatch(/[-_]/);
  expect(isLiveToken(tokenOf(payload), now)).toBe(true);
});

test.each([
  ['one second ago', expiring(seconds - 1)],
  ['now', expiring(seconds)],
  ['negative', expiring(-5)],
  ['as text', expiring(String(seconds + 60))],
  ['missing', tokenOf('{}')],
  ['NaN', expiring(Number.NaN)],
  ['beyond all numbers', tokenOf('{"exp":1e400}')],
])('exp %s is not live', (_, token) => {
  expect(isLiveToken(token, now)).toBe(false);
});

test.each([
  null,
  undefined,
  '',
  'abc',
  'a.b',
  'a..c',
  'a.%%%.c',
  tokenOf('null'),
  tokenOf('[]'),
  tokenOf('5'),
  tokenOf('{'),
  'x'.repeat(1_000_000),
])('a text that is not a token is not live', (token) => {
  expect(isLiveToken(token, now)).toBe(false);
});

test.each(['\r', '\n', '\0', ' ', '\t', 'č', '\u{1F600}', '"', '\u00a0'])(
  'a token with %j in it cannot be sent in a header, and is not live',
  (letter) => {
    const token = expiring(seconds + 60);
    expect(isLiveToken(token, now)).toBe(true);
    for (const at of [0, token.length - 3, token.length]) {
      expect(isLiveToken(token.slice(0, at) + letter + token.slice(at), now)).toBe(false);
    }
  },
);

test('a live token can be sent in a header', () => {
  const property = fc.property(fc.string({ unit: 'binary' }), (text) => {
    const token = `${expiring(seconds + 60)}${text}`;
    if (isLiveToken(token, now)) {
      expect(new Headers({ Authorization: `Bearer ${token}` }).get('Authorization')).toBe(
        `Bearer ${token}`,
      );
    }
  });
  fc.assert(property);
});

test.each([
  ['{"act":{"sub":"staff"}}', true],
  ['{"act":"staff"}', true],
  ['{"act":null}', false],
  ['{"sub":"4821"}', false],
  ['null', false],
])('staff act by a token with %s: %s', (payload, acting) => {
  expect(isActing(tokenOf(payload))).toBe(acting);
});

test('staff do not act by a text that is not a token', () => {
  expect([isActing(''), isActing('abc')]).toEqual([false, false]);
});

test('H03 a text that is too long for the check of its characters is no token', () => {
  const check = vi.spyOn(RegExp.prototype, 'test').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const isLive = isLiveToken(`${expiring(seconds + 60)}x`, now);
  check.mockRestore();
  expect(isLive).toBe(false);
});
