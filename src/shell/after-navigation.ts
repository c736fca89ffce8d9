import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After each navigation but the first: scrolls smoothly to the top (§2) and puts the focus on the heading (W13). */
export function useAfterNavigation(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
