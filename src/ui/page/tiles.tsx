import type { ReactNode } from 'react';
import './tiles.css';

interface Tile {
  readonly label: string;
  readonly value: ReactNode;
}

/** A row of figures with their names. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="tiles">
      {tiles.map(({ label, value }) => (
        <div key={label} className="card tiles__tile">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
