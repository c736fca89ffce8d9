import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top';

/** The path shown last. It outlives the layouts: a page of the other layout is a navigation like any other. */
let shown: string | undefined;

/** Lets the first page count as a navigation from another: the login page by itself, which has no router, has led to it. */
export function comeFrom(path: string): void {
  shown = path;
}

/** How far each entry of the history was scrolled, by its key. */
const places = new Map<string, number>();

/** Scrolls to a place and stays there for some frames: a smooth scroll that has not ended would move on. */
function holdAt(top: number, path: string, frames = 10): void {
  if (frames === 0 || shown !== path) return;
  window.scrollTo({ top, behavior: 'instant' });
  requestAnimationFrame(() => holdAt(top, path, frames - 1));
}

/**
 * After each navigation but the first: scrolls smoothly to the top (§2) and puts the focus on the heading (W13). Back and
 * Forward lead to where the page was left.
 */
export function useAfterNavigation(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';

  const left = useRef(0);
  // Before the next page is painted: a shorter one, or a scroll that has not ended, would move the place that is noted.
  useLayoutEffect(() => {
    left.current = places.get(key) ?? 0;
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: filters of a page, too, are entries of the history
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    if (isBack) holdAt(left.current, pathname);
    else scrollToTop();
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
