import { useEffect, useSyncExternalStore } from 'react';

/** The page's own title, when it has more to say than the route's title. */
let own: string | undefined;
const listeners = new Set<() => void>();

function set(title: string | undefined): void {
  own = title;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the browser title while the component is mounted; `undefined` leaves the route's title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    set(title);
    return () => set(undefined);
  }, [title]);
}

/** For the shell: the title that the page has set with `useTitle`. */
export function useOwnTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => own);
}
