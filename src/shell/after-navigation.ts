import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The path shown last. It outlives the layouts: a page of the other layout is a navigation like any other. */
let shown: string | undefined;

/** After each navigation but the first: scrolls smoothly to the top (§2) and puts the focus on the heading (W13). */
export function useAfterNavigation(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
