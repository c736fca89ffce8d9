import { type ReactNode, type RefObject, useId } from 'react';
import { firstClick } from '../controls/first-click';
import { DialogToasts } from '../states/toast';
import './confirm-dialog.css';
import { Modal } from './modal';

interface ConfirmDialogProps {
  /** The reference of `useModal`. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly question: string;
  /** The labels of the confirming and of the cancelling button. */
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  /** Called after the dialog has closed; unmount it then. */
  readonly onClose: () => void;
  /** The details of the question. */
  readonly children: ReactNode;
}

/** For `showModal`: React's `autoFocus` sets no attribute, and focuses before the dialog is open. */
const focusAtFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/**
 * Asks for confirmation of an action that cannot be undone. Escape and the second button cancel; that button has the
 * focus first, so that Enter pressed twice on the opener does nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { dialog, question, yes, no, busy = false, onYes, onClose, children } = props;
  const title = useId();
  return (
    <Modal dialog={dialog} className="confirm" name={{ labelledBy: title }} onClose={onClose}>
      <h2 id={title}>{question}</h2>
      {children}
      <div className="confirm__actions">
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={firstClick(() => {
            if (!busy) onYes();
          })}
        >
          {yes}
        </button>
        <button
          ref={focusAtFirst}
          type="button"
          className="button button--quiet"
          onClick={() => dialog.current?.close()}
        >
          {no}
        </button>
      </div>
      <DialogToasts />
    </Modal>
  );
}
