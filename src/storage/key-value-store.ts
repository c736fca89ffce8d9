import { clearedAtSessionEnd } from './cleared-on-switch-and-logout';

/** The part of the Web Storage interface that the portal uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store in memory, for a browser that refuses local storage. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * The browser's local storage, or a store in memory when reading or writing it throws. A session that is stored although
 * nothing can be written, as on a full disk, is removed: a logout would empty the memory only.
 */
export function openLocalStore(): KeyValueStore {
  try {
    const probe = 'probe';
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return window.localStorage;
  } catch {
    try {
      for (const key of clearedAtSessionEnd) window.localStorage.removeItem(key);
    } catch {
      // The browser refuses the storage as a whole.
    }
    return createMemoryStore();
  }
}
