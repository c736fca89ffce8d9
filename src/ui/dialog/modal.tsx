import type { ReactNode, RefObject } from 'react';
import './modal.css';

export interface ModalProps {
  /** The reference of `useModal`. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly className: string;
  /** The accessible name, or the id of the heading that is the name. */
  readonly name: { readonly label: string } | { readonly labelledBy: string };
  /** Whether a click on the backdrop closes the dialog. */
  readonly closesOnBackdrop?: boolean;
  /** Called after the dialog has closed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus in it, returns the focus on close, and handles Escape (W10). */
export function Modal(props: ModalProps) {
  const { dialog, className, name, closesOnBackdrop = false, onClose, children } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (closesOnBackdrop && target === currentTarget) currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}
