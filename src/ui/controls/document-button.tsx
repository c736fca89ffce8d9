import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import './download-button.css';
import type { DocumentUse, useDocument } from './use-document';

interface DocumentButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** What it is about, for those who can not see what the button stands beside. */
  readonly document: string;
  readonly request: ReturnType<typeof useDocument>;
  readonly use: () => DocumentUse;
}

/** A button that asks for a document, with what went wrong beside it. */
export function DocumentButton(props: DocumentButtonProps) {
  const { icon: Icon, label, document, request, use } = props;
  const { busy, failure, start } = request;
  const id = useId();
  return (
    <div className="download">
      <button
        type="button"
        className="button button--quiet"
        aria-label={`${label}, ${document}`}
        aria-disabled={busy}
        aria-busy={busy}
        aria-describedby={failure && id}
        onClick={() => void start(use)}
      >
        <Icon size={18} aria-hidden />
        {label}
      </button>
      {failure ? (
        <p id={id} className="download__failure">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
