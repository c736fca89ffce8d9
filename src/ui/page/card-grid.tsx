import type { ReactNode } from 'react';
import './card-grid.css';

/** A grid of section cards of at most five parts; each child is an `li`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="card-grid">{children}</ul>;
}
