import type { ReactNode } from 'react';
import './card-grid.css';

interface CardGridProps {
  /** Set where a card holds little: three stand side by side on a wide screen. */
  readonly narrow?: true;
  readonly children: ReactNode;
}

/** Cards side by side where there is room for several; each child is an `li`. */
export function CardGrid({ narrow, children }: CardGridProps) {
  return (
    <ul className="card-grid" data-narrow={narrow}>
      {children}
    </ul>
  );
}
