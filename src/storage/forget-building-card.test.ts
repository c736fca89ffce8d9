import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Login } from '../domain/api-types';
import { forgetBuildingCard } from './forget-building-card';
import { BUILDING_CARD } from './kept-card';
import { createPortalStore } from './portal-store';

const deleted: string[] = [];
const memory = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const login = { token_string: 'a.b.c', user_data: {} } as Login;

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
});
afterEach(() => void vi.unstubAllGlobals());

test('E11 the end of a session, and a login of another user or manager, delete the card of the building', () => {
  const store = createPortalStore(memory);
  store.clearSession();
  expect(deleted).toEqual([BUILDING_CARD]);
  store.saveLogin(login);
  expect(deleted).toEqual([BUILDING_CARD, BUILDING_CARD]);
});

test('a browser without caches, or one that refuses them, has no card to delete', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(forgetBuildingCard()).resolves.toBeUndefined();
  vi.stubGlobal('caches', { delete: () => Promise.reject(new Error('SecurityError')) });
  await expect(forgetBuildingCard()).resolves.toBeUndefined();
});
