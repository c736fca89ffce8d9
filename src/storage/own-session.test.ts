import { expect, test } from 'vitest';
import type { Login } from '../domain/api-types';
import { createMemoryStore } from './key-value-store';
import { createOwnSession } from './own-session';
import { createPortalStore } from './portal-store';
import { storageKeys } from './storage-keys';

const tokenOf = (exp: number) => `a.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.c`;
const LIVE = tokenOf(4_000_000_000);
const OTHER = tokenOf(4_000_000_001);
const login = (token_string: string) => ({ token_string, user_data: { id: 1 } }) as Login;

function start() {
  const memory = createMemoryStore();
  return { memory, own: createOwnSession(createPortalStore(memory)) };
}

test('a session is stored until another tab replaces or removes its token', () => {
  const { memory, own } = start();
  expect([own.open(login(LIVE)), own.stored(), own.isStored()]).toEqual([true, 'own', true]);
  memory.setItem(storageKeys.token, OTHER);
  expect([own.stored(), own.isStored(), own.token()]).toEqual(['other', false, LIVE]);
  memory.removeItem(storageKeys.token);
  expect([own.stored(), own.isStored()]).toEqual(['none', false]);
});

test('a token that is not live counts as expired, also the tab’s own token', () => {
  const { own } = start();
  own.open(login(tokenOf(1)));
  expect([own.stored(), own.isStored()]).toEqual(['expired', false]);
});

test('a stored session is the tab’s own once it is adopted, until it is dropped', () => {
  const { memory, own } = start();
  memory.setItem(storageKeys.token, LIVE);
  expect(own.stored()).toBe('other');
  own.adopt();
  expect([own.stored(), own.token()]).toEqual(['own', LIVE]);
  own.drop();
  expect([own.stored(), own.token()]).toEqual(['other', undefined]);
});

test('a login that the browser refuses to store is not the tab’s own', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const own = createOwnSession(
    createPortalStore({ getItem: () => null, setItem: refuse, removeItem: () => {} }),
  );
  expect([own.open(login(LIVE)), own.token()]).toEqual([false, undefined]);
});
