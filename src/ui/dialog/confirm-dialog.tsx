import { type ReactNode, type RefObject, useId } from 'react';
import { firstClick } from '../controls/first-click';
import { DialogToasts } from '../states/toast';
import './confirm-dialog.css';
import { Modal } from './modal';

interface ConfirmDialogProps {
  /** Of `useModal`. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly question: string;
  /** The words on the button that does it, and on the one that does not. */
  readonly yes: string;
  readonly no: string;
  readonly busy?: boolean;
  readonly onYes: () => void;
  /** Called when the dialog has closed; take it out of the page then. */
  readonly onClose: () => void;
  /** What the question is about. */
  readonly children: ReactNode;
}

/** Asks before something is done that can not be undone. Escape and the second button leave all as it is. */
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
