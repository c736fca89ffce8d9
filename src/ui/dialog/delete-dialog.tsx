import { messages } from '../../text/common/messages';
import { removalText as text } from '../../text/forms/removal';
import { notify } from '../states/toast';
import { ConfirmDialog } from './confirm-dialog';
import { useModal } from './use-modal';

interface DeleteDialogProps {
  /** The kind of object to delete. */
  readonly what: keyof typeof text.objects;
  /** The name of the object. */
  readonly name: string;
  /**
   * Deletes the object and moves the focus, because the opening button may have been removed. Called after the dialog
   * has closed.
   */
  readonly onDelete: () => void;
  /** Called when the dialog closes; unmount it then. */
  readonly onClose: () => void;
}

/** Asks before it deletes something of the user's, and confirms the deletion (§8). */
export function DeleteDialog({ what, name, onDelete, onClose }: DeleteDialogProps) {
  const dialog = useModal();
  return (
    <ConfirmDialog
      dialog={dialog}
      question={`${messages.deleteQuestion} ${text.objects[what]}?`}
      yes={text.yes}
      no={text.no}
      onYes={() => {
        // Closed first, because the toasts of a dialog disappear with it.
        dialog.current?.close();
        // Called here as well, because the close event is too late when the deletion unmounts the page.
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
