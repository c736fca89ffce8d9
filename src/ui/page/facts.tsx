import type { ReactNode } from 'react';
import './facts.css';

/** A number, a day or a time. In words and masked values, signs as wide as a figure would tear the text apart. */
const isFigures = (value: ReactNode) => typeof value === 'string' && /^[\d\s.,:%–−+]+$/.test(value);

/** Facts by name, or pairs where a server may send one name twice. */
type FactList = Readonly<Record<string, ReactNode>> | readonly (readonly [string, ReactNode])[];

const isPairs = (facts: FactList) => Array.isArray(facts);

interface FactsProps {
  readonly facts: FactList;
  /** Set in a card as wide as the page: two of them side by side on a wide screen. */
  readonly wide?: boolean | undefined;
}

/** Read-only names and values as a description list. */
export function Facts({ facts, wide }: FactsProps) {
  const pairs: Extract<FactList, readonly unknown[]> = isPairs(facts)
    ? facts
    : Object.entries(facts);
  return (
    <dl className="facts" data-wide={wide || undefined}>
      {pairs.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice
        <div key={`${place} ${name}`}>
          <dt>{name}</dt>
          <dd data-none={value === '/' || undefined} data-figures={isFigures(value) || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
