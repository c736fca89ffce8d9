import { type ReactNode, useEffect, useId, useRef } from 'react';
import './section-card.css';

interface SectionCardProps {
  readonly title: string;
  /** Set when the card replaces a focused element. */
  readonly takesFocus?: true;
  /** Set for a card as wide as the page. */
  readonly wide?: true;
  /** Set in a list, where each card would be another landmark, possibly with the same name. */
  readonly inList?: true;
  readonly children: ReactNode;
}

/** A section of a page as a card with a heading. */
export function SectionCard({ title, takesFocus, wide, inList, children }: SectionCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={card}
      tabIndex={takesFocus && -1}
      className="card section-card"
      data-wide={wide ?? inList}
      aria-labelledby={inList ? undefined : id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
