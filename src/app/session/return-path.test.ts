import { expect, test } from 'vitest';
import type { Portal } from '../../machines/portal-context';
import { isOfLink, returnPath } from './return-path';
import type { Router } from './surroundings';

test.each([
  ['/', false],
  ['/odlocanje/9101', false],
  ['/prijava', false],
  ['/pozabljeno-geslo', false],
  ['/prevzem/povezava', true],
  ['/povabilo/povezava', true],
  ['/pozabljeno-geslo/povezava', true],
])('%s is the page of a link: %s', (path, is) => {
  expect(isOfLink(path)).toBe(is);
});

/** The return path of a portal with a given address, and what its session machine tells it. */
function open(pathname: string) {
  let publish = (_: unknown) => {};
  let close = (_: unknown) => {};
  const session = {
    subscribe: (listener: typeof publish) => {
      publish = listener;
      return { unsubscribe: () => {} };
    },
    on: (_: string, listener: typeof close) => {
      close = listener;
      return { unsubscribe: () => {} };
    },
  } as unknown as Portal['session'];
  const router = { state: { location: { pathname, search: '', hash: '#a' } } } as Router;
  return {
    path: returnPath(session, () => router),
    logIn: (id: number) => publish({ context: { user: { id } } }),
    close: (by: string) => close({ by }),
  };
}

test('a session that expires leads its user back, with the fragment, and another user home', () => {
  const { path, logIn, close } = open('/obvestila');
  logIn(1);
  close('expiry');
  expect(path.take(1)).toBe('/obvestila#a');
  logIn(1);
  close('expiry');
  expect(path.take(2)).toBe('/');
});

test('after a logout a page that Back leads to is still that of the user before', () => {
  const { path, logIn, close } = open('/odlocanje/9101');
  logIn(1);
  close('logout');
  expect(path.take(1)).toBe('/');
  path.want('/odlocanje/9101');
  expect(path.take(2)).toBe('/');
  path.want('/odlocanje/9101');
  expect(path.take(1)).toBe('/odlocanje/9101');
});

test.each(['/prijava', '/registracija', '/povabilo/povezava', '/ni-strani'])(
  'a session that expires on %s, which is no page of a session, leads home',
  (pathname) => {
    const { path, logIn, close } = open(pathname);
    logIn(1);
    close('expiry');
    expect(path.take(1)).toBe('/');
  },
);

test.each(['guard', 'handover'])('a session that ends by %s leads home', (by) => {
  const { path, logIn, close } = open('/obvestila');
  logIn(1);
  close(by);
  expect(path.take(1)).toBe('/');
});
