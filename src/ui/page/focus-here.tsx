import { type ReactNode, useEffect, useRef } from 'react';
import './page.css';

/** Gives the page's heading the focus, when an act ends what had it and nothing takes its place. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/**
 * The `ref` of an element that may be removed with nothing in its place: when it has the focus, or something in it, the page's
 * heading gets it. The focus of a user who is elsewhere, or has left the page, does not move.
 */
export function headingFollows(element: HTMLElement | null) {
  return () => {
    const heading = document.querySelector('h1');
    if (!element?.contains(document.activeElement)) return;
    // After the removal; what has taken the focus by then keeps it.
    queueMicrotask(() => {
      if (document.activeElement === document.body) heading?.focus();
    });
  };
}

/** Content that replaces a focused element and takes the focus, which would otherwise go to the top of the page. */
export function FocusHere({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="page__section focus-here">
      {children}
    </div>
  );
}
