import { type ReactNode, useEffect, useId, useRef } from 'react';
import './section-card.css';

interface SectionCardProps {
  readonly title: string;
  /** Set where it comes in the place of what had the focus. */
  readonly takesFocus?: true;
  /** Set where it is to be as wide as the page. */
  readonly wide?: true;
  /** Set in a list, where each card would be one more landmark of the page, maybe of the same name. */
  readonly inList?: true;
  readonly children: ReactNode;
}

/** A part of a page in a card of its own, under a heading. */
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
      data-wide={wide}
      aria-labelledby={inList ? undefined : id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
