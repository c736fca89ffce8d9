import { useCallback, useState } from 'react';

/** So wide is the widest list as a table: 900 px at the usual font size, and more in a larger one. */
const TABLE_WIDTH_REM = 64;

/**
 * Whether a list has room for a table: by its own width, not by the window's, since the side menu may stand beside it.
 *
 * @returns the reference for the list's element, and `undefined` until it stands; it is told before the browser paints
 */
export function useRoom() {
  const [hasRoom, setHasRoom] = useState<boolean>();
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasRoom(element.clientWidth >= TABLE_WIDTH_REM * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, hasRoom] as const;
}
