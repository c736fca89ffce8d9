import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** Whether the form is on its way; the form itself must not send again meanwhile (F09). */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The button that sends a form. It stays in the tab order while busy. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className="button"
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => {
        // The second click of a double click; the first may have been answered already.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
