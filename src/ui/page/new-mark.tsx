import './status-badge.css';
import './new-mark.css';

interface NewMarkProps {
  readonly label: string;
}

/** The mark of what the user has not seen: a dot and a word. */
export function NewMark({ label }: NewMarkProps) {
  return <span className="status-badge new-mark">{label}</span>;
}
