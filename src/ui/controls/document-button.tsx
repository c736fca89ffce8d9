import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import './document-button.css';

interface DocumentButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** What the document is, for users who cannot see the surroundings of the button. */
  readonly document: string;
  readonly busy: boolean;
  /** Why the last request failed. */
  readonly failure: string | undefined;
  readonly onPress: () => void;
  /** Set where there is room for the icon only. */
  readonly iconOnly?: boolean | undefined;
}

/** A button that requests a document, with the failure of the last request below it. */
export function DocumentButton(props: DocumentButtonProps) {
  const { icon: Icon, label, document, busy, failure, onPress, iconOnly } = props;
  const id = useId();
  return (
    <div className="download">
      <button
        type="button"
        className={iconOnly ? 'icon-button' : 'button button--quiet button--word'}
        aria-label={`${label}, ${document}`}
        aria-disabled={busy}
        aria-busy={busy}
        aria-describedby={failure && id}
        onClick={onPress}
      >
        <Icon size={18} aria-hidden />
        {iconOnly ? null : label}
      </button>
      {failure ? (
        <p id={id} className="download__failure">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
