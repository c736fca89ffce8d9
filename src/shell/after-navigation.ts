import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../ui/browser/after-paint';
import { scrollToTop } from './scroll-to-top';

/** The last path. Module state, because a navigation to the other layout unmounts this one. */
let shown: string | undefined;

/** Makes the first page count as a navigation: the standalone login page, which has no router, has led to it. */
export function comeFrom(path: string): void {
  shown = path;
}

/** The scroll position of each history entry, by its key. */
const places = new Map<string, number>();

/** Scrolls to a position and repeats that for some frames, because an unfinished smooth scroll would continue. */
function holdAt(top: number, path: string, frames = 10): void {
  if (frames === 0 || shown !== path) return;
  window.scrollTo({ top, behavior: 'instant' });
  requestAnimationFrame(() => holdAt(top, path, frames - 1));
}

const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });

/**
 * Whether the new page has given the focus to something in its content, such as the event that a link names, which it has
 * also scrolled to.
 *
 * @param before - what had the focus when the page was rendered
 */
function contentHasFocus(before: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== before && Boolean(activeElement?.closest('main'));
}

/**
 * After each navigation but the first: scrolls smoothly to the top (§2) and moves the focus to the heading (W13). Both
 * make the browser compute the layout at once, so they come after the paint of the page. Back and Forward restore the
 * scroll position, and do so before the paint.
 */
export function useAfterNavigation(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';

  const left = useRef(0);
  // Before the next paint: a shorter page or an unfinished scroll would change the recorded position.
  useLayoutEffect(() => {
    // A filter or an opened message is a new entry of the page, which stays where it is.
    if (shown === pathname && !places.has(key)) places.set(key, window.scrollY);
    left.current = places.get(key) ?? 0;
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of filters is an entry of the history, too
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    if (isBack) {
      holdAt(left.current, pathname);
      focusHeading();
      return;
    }
    const { activeElement } = document;
    afterPaint(() => {
      if (shown !== pathname || contentHasFocus(activeElement)) return;
      scrollToTop();
      focusHeading();
    });
  }, [pathname]);
}
