import type { ReactNode } from 'react';

interface LinesProps {
  readonly lines: Readonly<Record<string, ReactNode>>;
  /** The line that asks for attention. */
  readonly alarming?: string | undefined;
}

/** What a card of the home screen knows, each line with its name at the left and its value at the right. */
export function Lines({ lines, alarming }: LinesProps) {
  return (
    <dl className="home__facts">
      {Object.entries(lines).map(([name, value]) => (
        <div key={name} data-alarming={name === alarming || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
