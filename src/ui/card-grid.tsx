import type { ReactNode } from 'react';
import './card-grid.css';

/** Cards side by side where there is room for several; each child is an `li`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="card-grid">{children}</ul>;
}
