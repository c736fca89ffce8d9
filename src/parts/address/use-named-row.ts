import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** The navigations that have moved the focus to their row. */
const followed = new WeakSet<Location>();

/**
 * Opens the row that the fragment of the address names, and moves the focus to it. The focus moves once for each navigation:
 * a row that an open page puts into another list is mounted again, and the user may be elsewhere by then.
 *
 * @param anchor - the `id` of the row
 * @param head - what gets the focus
 */
export function useNamedRow(
  anchor: string,
  head: RefObject<HTMLElement | null>,
  open: () => void = () => {},
): void {
  const location = useLocation();
  const openIt = useEffectEvent(open);
  useEffect(() => {
    if (location.hash !== `#${anchor}`) return undefined;
    openIt();
    if (followed.has(location)) return undefined;
    // The browser's own scroll to the fragment ends later and takes the focus away.
    const timer = setTimeout(() => {
      followed.add(location);
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [location, anchor, head]);
}
