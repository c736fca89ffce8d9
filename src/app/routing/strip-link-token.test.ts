import { expect, test } from 'vitest';
import { openLinkToken } from '../../storage/link-token';
import { stripLinkToken } from './strip-link-token';

/** A window's history with one entry. */
function historyAt(path: string, state: unknown = null) {
  return {
    state,
    path,
    replaceState(next: unknown, _title: string, to?: string | URL | null) {
      this.state = structuredClone(next);
      this.path = String(to ?? this.path);
    },
  };
}

function open(pathname: string, state?: unknown) {
  const history = historyAt(pathname, state);
  stripLinkToken(history, pathname);
  return { history, linkToken: openLinkToken(history) };
}

test.each([
  ['/login-as-user/TOK', '/login-as-user/povezava', 'TOK'],
  ['/pozabljeno-geslo/TOK', '/pozabljeno-geslo/povezava', 'TOK'],
  ['/pozabljeno-geslo/TOK/', '/pozabljeno-geslo/povezava', 'TOK'],
  ['/Login-As-User/TOK//', '/login-as-user/povezava', 'TOK'],
  ['/login%2Das-user/TOK', '/login-as-user/povezava', 'TOK'],
  ['/login-as-user/a%2Fb%20c', '/login-as-user/povezava', 'a/b c'],
  ['/login-as-user/TOK%E0%A4%A', '/login-as-user/povezava', 'TOK%E0%A4%A'],
  ['/pozabljeno-geslo/%', '/pozabljeno-geslo/povezava', '%'],
])('the token of %s leaves the address and is kept', (pathname, path, token) => {
  const { history, linkToken } = open(pathname);
  expect([history.path, linkToken.read()]).toEqual([path, token]);
});

test.each(['/', '/prijava', '/pozabljeno-geslo', '/login-as-user/', '/login-as-user/a/b', '/%'])(
  '%s is left as it is',
  (pathname) => {
    const { history, linkToken } = open(pathname);
    expect([history.path, history.state, linkToken.read()]).toEqual([pathname, null, undefined]);
  },
);

test('a reload finds the kept token next to other data of the history entry', () => {
  const { history } = open('/pozabljeno-geslo/TOK', { idx: 3, portalNotice: 'x' });
  const { linkToken, history: reloaded } = open(history.path, history.state);
  expect(linkToken.read()).toBe('TOK');
  linkToken.forget();
  expect([linkToken.read(), reloaded.state]).toEqual([undefined, { idx: 3, portalNotice: 'x' }]);
});

test('a spent token leaves a mark in its history entry only', () => {
  const { history, linkToken } = open('/prevzem/TOK', { idx: 3 });
  expect(linkToken.isSpent()).toBe(false);
  linkToken.spend();
  const { linkToken: reloaded } = open(history.path, history.state);
  expect([reloaded.read(), reloaded.isSpent()]).toEqual([undefined, true]);
  expect(JSON.stringify(history.state)).not.toContain('TOK');
  expect(open('/prevzem/ANOTHER').linkToken.isSpent()).toBe(false);
});

test('the placeholder in a reloaded address is not read as a token', () => {
  const { linkToken } = open('/login-as-user/povezava');
  expect(linkToken.read()).toBeUndefined();
});

test.each([null, 'x', 5, { portalLinkToken: 5 }])(
  'a foreign history state (%o) has no token',
  (state) => {
    expect(openLinkToken(historyAt('/', state)).read()).toBeUndefined();
  },
);
