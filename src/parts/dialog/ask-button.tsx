import { type ReactNode, useState } from 'react';

interface AskButtonProps {
  readonly label: string;
  /** The dialog; `close` is called when it has closed. */
  readonly children: (close: () => void) => ReactNode;
}

/** A quiet button that opens a dialog with a question, such as whether to delete a draft. */
export function AskButton({ label, children }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        <button
          type="button"
          className="button button--quiet"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {label}
        </button>
      </p>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}
