import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore, openLocalStore } from './key-value-store';

afterEach(() => void vi.unstubAllGlobals());

test('a full storage loses the session that it has, which no logout could remove, and keeps the layout', () => {
  const values = createMemoryStore();
  for (const key of ['JWT', 'userData', 'selectedUnit', 'layout']) values.setItem(key, 'x');
  const full = {
    ...values,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('window', { localStorage: full });
  const store = openLocalStore();
  store.setItem('JWT', 'y');
  expect(store.getItem('JWT')).toBe('y');
  expect(['JWT', 'userData', 'selectedUnit', 'layout'].map(full.getItem)).toEqual([
    null,
    null,
    null,
    'x',
  ]);
});

test('a storage that is refused as a whole is one in memory', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(openLocalStore().getItem('JWT')).toBeNull();
});
