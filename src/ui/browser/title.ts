import { useEffect, useSyncExternalStore } from 'react';

/** What the page that is shown calls itself, where its route's title is not all. */
let own: string | undefined;
const listeners = new Set<() => void>();

function set(title: string | undefined): void {
  own = title;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the browser's title the name of what the page shows, while it shows it; `undefined` leaves it the route's. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    set(title);
    return () => set(undefined);
  }, [title]);
}

/** For the shell: the title that the page has asked for. */
export function useOwnTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => own);
}
