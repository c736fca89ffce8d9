import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeOf, rememberPlace, returnTo } from './scroll-places';

/** The path shown last. It outlives the layouts: a page of the other layout is a navigation like any other. */
let shown: string | undefined;

/**
 * After each navigation but the first: scrolls smoothly to the top (§2), by Back and Forward to where the page was, and
 * puts the focus on the heading (W13).
 */
export function useAfterNavigation(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const scroll = useEffectEvent(() => {
    const place = type === 'POP' ? placeOf(key) : undefined;
    if (place !== undefined) return returnTo(place);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    return undefined;
  });
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return undefined;
    document.querySelector('h1')?.focus({ preventScroll: true });
    return scroll();
  }, [pathname]);
  useEffect(() => rememberPlace(key), [key]);
}
