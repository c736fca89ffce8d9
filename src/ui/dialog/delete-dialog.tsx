import { messages } from '../../text/common/messages';
import { removalText as text } from '../../text/forms/removal';
import { notify } from '../states/toast';
import { ConfirmDialog } from './confirm-dialog';
import { useModal } from './use-modal';

interface DeleteDialogProps {
  /** What is removed, by its kind. */
  readonly what: keyof typeof text.objects;
  /** Its name. */
  readonly name: string;
  /** Removes it and moves the focus, for the button that asked may be gone. The dialog is closed by then. */
  readonly onDelete: () => void;
  /** Called when the dialog has closed; take it out of the page then. */
  readonly onClose: () => void;
}

/** Asks before something of the user's is removed (§8), and says that it is. */
export function DeleteDialog({ what, name, onDelete, onClose }: DeleteDialogProps) {
  const dialog = useModal();
  return (
    <ConfirmDialog
      dialog={dialog}
      question={`${messages.deleteQuestion} ${text.objects[what]}?`}
      yes={text.yes}
      no={text.no}
      onYes={() => {
        // First, for its toasts go with it.
        dialog.current?.close();
        // Not by the event, which comes too late for a dialog whose page goes with what is removed.
        onClose();
        onDelete();
        notify.success(messages.deleted);
      }}
      onClose={onClose}
    >
      <p className="confirm__name">{name}</p>
    </ConfirmDialog>
  );
}
