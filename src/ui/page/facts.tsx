import type { ReactNode } from 'react';
import './facts.css';

/** Read-only names and values as a description list. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-none={value === '/' || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
