import type { ReactNode } from 'react';
import './tiles.css';

interface Tile {
  readonly label: string;
  readonly value: ReactNode;
  /** Set when the figure needs attention; its label says why. */
  readonly alarming?: boolean;
}

/** A row of figures with their names. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="tiles">
      {tiles.map(({ label, value, alarming }) => (
        <div key={label} className="card tiles__tile" data-alarming={alarming || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
