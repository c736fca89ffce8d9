import type { ReactNode } from 'react';

interface LeavingButtonProps {
  /** Set for the primary act of a page or a dialog; otherwise it is quiet. */
  readonly primary?: boolean;
  /** A disabled button keeps its place in the tab order. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * A button that its own press removes from the page: the focus goes to what is around it, the card, the popup, or the page's
 * heading.
 */
export function LeavingButton(props: LeavingButtonProps) {
  const { primary = false, disabled = false, onPress, children } = props;
  return (
    <button
      type="button"
      className={primary ? 'button' : 'button button--quiet'}
      aria-disabled={disabled || undefined}
      onClick={({ currentTarget }) => {
        if (disabled) return;
        const place = currentTarget.closest<HTMLElement>('section, dialog, [popover]');
        if (place) place.tabIndex = -1;
        (place ?? document.querySelector('h1'))?.focus({ preventScroll: true });
        onPress();
      }}
    >
      {children}
    </button>
  );
}
