import type { ReactNode } from 'react';

interface LinesProps {
  readonly lines: Readonly<Record<string, ReactNode>>;
  /** A line that is emphasised. */
  readonly alarming?: string | undefined;
}

/** The lines of a card on the home screen, with names on the left and values on the right. */
export function Lines({ lines, alarming }: LinesProps) {
  return (
    <dl className="list-cards__lines home__facts">
      {Object.entries(lines).map(([name, value]) => (
        <div key={name} data-alarming={name === alarming || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
