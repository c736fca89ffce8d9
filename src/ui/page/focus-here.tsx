import { type ReactNode, useEffect, useRef } from 'react';
import './page.css';

/** Gives the page's heading the focus, when an act ends what had it and nothing takes its place. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
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
