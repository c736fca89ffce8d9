import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { cancelSubmission, submissionsQuery } from '../../api/documents-forms';
import { ApiError, messageFor } from '../../api/errors';
import { submissionsText as text } from '../../text/forms';
import { Notice } from '../../ui/notice';
import { DialogToasts, notify } from '../../ui/toast';

interface CancelDialogProps {
  /** `st_vloge` */
  readonly number: string;
  readonly name: string;
  /** Called when the dialog has closed; take it out of the page then. */
  readonly onClose: () => void;
  /** Called after a cancellation, whose button is gone: the focus has to go elsewhere. */
  readonly onCancelled: () => void;
}

function explain(error: unknown): string {
  const isTooLate = error instanceof ApiError && error.status === 409;
  return isTooLate ? text.tooLate : messageFor(error, text.cancelFailed);
}

/** Asks before a submission is cancelled, for it can not be undone. */
export function CancelDialog({ number, name, onClose, onCancelled }: CancelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Strict mode runs this twice, and what is open can not be opened.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const request = useMutation({
    mutationFn: () => cancelSubmission(number),
    onSuccess: () => {
      // First, for its toasts go with it.
      close();
      notify.success(text.cancelled);
      onCancelled();
    },
    onError: (error) => {
      if (!dialog.current) notify.error(explain(error));
    },
    onSettled: () => queryClient.invalidateQueries(submissionsQuery()),
  });
  return (
    <dialog ref={dialog} className="confirm" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{text.sure}</h2>
      <p>
        {name}, {number}
      </p>
      {request.isError ? (
        <div role="alert">
          <Notice>{explain(request.error)}</Notice>
        </div>
      ) : null}
      <div className="confirm__actions">
        <button
          type="button"
          className="button"
          aria-disabled={request.isPending}
          aria-busy={request.isPending}
          onClick={() => {
            if (!request.isPending) request.mutate();
          }}
        >
          {text.cancel}
        </button>
        <button type="button" className="button button--quiet" onClick={close}>
          {text.keep}
        </button>
      </div>
      <DialogToasts />
    </dialog>
  );
}
