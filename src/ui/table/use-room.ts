import { useCallback, useState } from 'react';

/** The width of the widest list as a table: 900 px at the default font size. */
const TABLE_WIDTH_REM = 64;

/**
 * Whether a list has room for a table, by the width of its element, because the side menu may be open.
 *
 * @returns the ref callback for the element, and the result; `undefined` until the element is measured, before the first
 * paint
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
