import { useSyncExternalStore } from 'react';

interface Lists {
  readonly ShortSelect: typeof import('./short-select').ShortSelect;
  readonly SearchSelect: typeof import('./search-select').SearchSelect;
}

let lists: Lists | undefined;
const waiting = new Set<() => void>();

/**
 * Loads the lists, which the first page shows closed, and puts them in place of the closed ones.
 * @throws when their file cannot be loaded; the next call tries again
 */
export async function loadLists(): Promise<void> {
  if (lists) return;
  const [{ ShortSelect }, { SearchSelect }] = await Promise.all([
    import('./short-select'),
    import('./search-select'),
  ]);
  lists = { ShortSelect, SearchSelect };
  for (const place of waiting) place();
}

/** The lists, once they have loaded. */
export function useLists(): Lists | undefined {
  return useSyncExternalStore(
    (place) => {
      waiting.add(place);
      return () => waiting.delete(place);
    },
    () => lists,
    () => lists,
  );
}
