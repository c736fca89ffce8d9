import { type ReactNode, useEffect, useRef } from 'react';
import './page.css';

/** What comes in the place of what had the focus: it takes it, so that nobody is left at the top of the page. */
export function FocusHere({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="page__section focus-here">
      {children}
    </div>
  );
}
