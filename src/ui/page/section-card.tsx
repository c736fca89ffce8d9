import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import './rows.css';
import './section-card.css';

interface SectionCardProps {
  readonly title: string;
  /** Set when the card replaces a focused element. */
  readonly takesFocus?: true;
  /** Set for a card as wide as the page. */
  readonly wide?: true;
  /** Set in a list, where each card would be another landmark, possibly with the same name. */
  readonly inList?: true;
  /** Stands beside the heading. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** A long heading breaks, and the state stays beside it. The narrow cards of a list have no room for both: there it is below. */
const beside: CSSProperties = { flexWrap: 'nowrap', alignItems: 'baseline' };
const whole: CSSProperties = { whiteSpace: 'nowrap' };
const below: CSSProperties = { flexBasis: '100%' };

/** A section of a page as a card with a heading. */
export function SectionCard(props: SectionCardProps) {
  const { title, takesFocus, wide, inList, state, children } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section
      ref={card}
      tabIndex={takesFocus && -1}
      className="card section-card"
      data-wide={wide ?? inList}
      aria-labelledby={inList ? undefined : id}
    >
      {state ? (
        <div className="rows__ends" style={inList ? undefined : beside}>
          {heading}
          <span style={inList ? below : whole}>{state}</span>
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
