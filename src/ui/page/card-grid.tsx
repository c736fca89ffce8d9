import type { ReactNode } from 'react';
import './card-grid.css';

interface CardGridProps {
  /** Set for section cards of at most five parts, the same in each. */
  readonly level?: true;
  readonly children: ReactNode;
}

/** A grid of cards; each child is an `li`. */
export function CardGrid({ level, children }: CardGridProps) {
  return (
    <ul className="card-grid" data-level={level}>
      {children}
    </ul>
  );
}
