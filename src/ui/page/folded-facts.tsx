import type { ReactNode } from 'react';
import { listText } from '../../text/common/list';
import './disclosure.css';
import { Facts } from './facts';

interface FoldedFactsProps {
  readonly facts: Readonly<Record<string, ReactNode>>;
  /** The names of those that are visible, in their order. */
  readonly first: readonly string[];
  readonly wide?: true;
}

/** The most important facts; the others are behind a summary. */
export function FoldedFacts({ facts, first, wide }: FoldedFactsProps) {
  const names = Object.keys(facts);
  const of = (chosen: readonly string[]) =>
    Object.fromEntries(chosen.map((name) => [name, facts[name]]));
  const shown = first.filter((name) => names.includes(name));
  const rest = names.filter((name) => !shown.includes(name));
  return (
    <>
      {shown.length > 0 ? <Facts facts={of(shown)} wide={wide} /> : null}
      {rest.length > 0 ? (
        <details className="facts-more">
          <summary>{listText.allFacts}</summary>
          <Facts facts={of(rest)} wide={wide} />
        </details>
      ) : null}
    </>
  );
}
