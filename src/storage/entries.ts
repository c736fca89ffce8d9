import type { KeyValueStore } from './key-value-store';

/** The entries of a store; a damaged or refused one never throws. */
export interface Entries {
  /** An entry's text, `null` when it is missing or refused. */
  readText(key: string): string | null;
  /** An entry's value; one that is not JSON or that `parse` refuses is removed. */
  read<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined;
  /** Stores an entry; false when the browser refuses. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** @param store - the browser's local storage, or one in memory */
export function openEntries(store: KeyValueStore): Entries {
  const readText = (key: string): string | null => {
    try {
      return store.getItem(key);
    } catch {
      return null;
    }
  };
  const remove = (key: string): void => {
    try {
      store.removeItem(key);
    } catch {
      // A store that refuses to remove an entry also refuses to read it.
    }
  };
  const write = (key: string, value: string): boolean => {
    try {
      store.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };
  const read: Entries['read'] = (key, parse) => {
    const text = readText(key);
    if (text === null) return undefined;
    try {
      const value = parse(JSON.parse(text));
      if (value !== undefined) return value;
    } catch {
      // Not JSON: removed below like any other damaged entry.
    }
    remove(key);
    return undefined;
  };
  return { readText, read, write, remove };
}
