import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** Whether the form is being sent; the form itself must prevent a second submission (F09). */
  readonly busy: boolean;
  /** Set for a form that is not the page's primary act. */
  readonly quiet?: boolean | undefined;
  readonly children: ReactNode;
}

/** The submit button of a form. It keeps its place in the tab order while busy. */
export function SubmitButton({ busy, quiet = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={quiet ? 'button button--quiet' : 'button'}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event) => {
        // Ignores the second click of a double click; the first request may have ended already.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
