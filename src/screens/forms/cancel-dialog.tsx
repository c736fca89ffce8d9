import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/bound-api';
import { cancelSubmission, refreshSubmissions } from '../../api/documents-forms';
import { ApiError, endsWithSession, messageFor } from '../../api/errors';
import { submissionsText as text } from '../../text/forms/forms';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useModal } from '../../ui/dialog/use-modal';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';

interface CancelDialogProps {
  /** `st_vloge` */
  readonly number: string;
  readonly name: string;
  /** Called when the dialog has closed; unmount it then. */
  readonly onClose: () => void;
  /** Called after a cancellation; the caller moves the focus, because the button that had it is removed. */
  readonly onCancelled: () => void;
}

function explain(error: unknown): string {
  const isTooLate = error instanceof ApiError && error.status === 409;
  return isTooLate ? text.tooLate : messageFor(error, text.cancelFailed);
}

/** Asks before a submission is cancelled, because this cannot be undone. */
export function CancelDialog({ number, name, onClose, onCancelled }: CancelDialogProps) {
  const api = useApi();
  const dialog = useModal();
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: () => cancelSubmission(api, number),
    onSuccess: () => {
      // Close the dialog first: the toasts inside it are removed with it.
      dialog.current?.close();
      notify.success(text.cancelled);
      onCancelled();
    },
    onError: (error) => {
      if (!dialog.current && !endsWithSession(error)) notify.error(explain(error));
    },
    onSettled: () => refreshSubmissions(queryClient),
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      question={text.sure}
      yes={text.cancel}
      no={text.keep}
      busy={request.isPending}
      onYes={() => request.mutate()}
      onClose={onClose}
    >
      <p>
        {name}, {number}
      </p>
      {request.isError ? (
        <div role="alert">
          <Notice>{explain(request.error)}</Notice>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
