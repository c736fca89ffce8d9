import './status-badge.css';
import './new-mark.css';

interface NewMarkProps {
  readonly label: string;
  /** Whether screen readers learn it elsewhere. */
  readonly isHidden?: boolean;
}

/** The mark of what the user has not seen: a dot and a word. */
export function NewMark({ label, isHidden }: NewMarkProps) {
  return (
    <span className="status-badge new-mark" aria-hidden={isHidden}>
      {label}
    </span>
  );
}
