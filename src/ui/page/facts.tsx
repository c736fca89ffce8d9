import type { ReactNode } from 'react';
import './facts.css';

/** A number, a day or a time. In words and masked values, signs as wide as a figure would tear the text apart. */
const isFigures = (value: ReactNode) => typeof value === 'string' && /^[\d\s.,:%–−+]+$/.test(value);

/** Read-only names and values as a description list. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-none={value === '/' || undefined} data-figures={isFigures(value) || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
