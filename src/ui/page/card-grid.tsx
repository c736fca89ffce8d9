import type { ReactNode } from 'react';
import './card-grid.css';

interface CardGridProps {
  /** Set for small cards: three in a row on a wide screen. */
  readonly narrow?: true;
  readonly children: ReactNode;
}

/** A grid of cards; each child is an `li`. */
export function CardGrid({ narrow, children }: CardGridProps) {
  return (
    <ul className="card-grid" data-narrow={narrow}>
      {children}
    </ul>
  );
}
