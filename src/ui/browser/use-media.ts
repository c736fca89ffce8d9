import { useSyncExternalStore } from 'react';

/** Whether a media query currently matches; in a page rendered to a string, such as in tests of all screens, none does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** A phone held upright: what stands above a list is short, so that its first row is in view. */
export const PHONE = '(width < 480px)';

/** The mobile layout: up to 1024 px; above it is the desktop layout (§2). */
export const MOBILE = '(width <= 1024px)';
