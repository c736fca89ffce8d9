import { useMutation } from '@tanstack/react-query';
import { endsWithSession } from '../../api/errors';
import { deliveryText as text } from '../../text/bills/delivery';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useModal } from '../../ui/dialog/use-modal';
import { focusHeading } from '../../ui/page/focus-here';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { explainMandate } from './use-delivery';

/** The words of a question. */
export interface Question {
  readonly label: string;
  readonly question: string;
  readonly note: string;
  readonly done: string;
  readonly failed: string;
}

interface StepDialogProps extends Question {
  readonly act: () => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
  /** Called when the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

/** A question before a mandate ends or is taken back; a failure stays in it. */
export function StepDialog(props: StepDialogProps) {
  const { label, question, note, done, failed, act, refresh, onClose } = props;
  const dialog = useModal();
  const request = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      const isHere = dialog.current !== null;
      // Closed first: the toasts inside it are removed with it.
      dialog.current?.close();
      notify.success(done);
      await refresh();
      // The button that opened the dialog goes with what was ended.
      if (isHere) focusHeading();
    },
    onError: (error) => {
      if (!dialog.current && !endsWithSession(error)) notify.error(failed);
      void refresh();
    },
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      question={question}
      yes={label}
      no={text.keep}
      busy={request.isPending}
      onYes={() => request.mutate()}
      onClose={onClose}
    >
      <p>{note}</p>
      {request.isError ? (
        <div role="alert">
          <Notice>{explainMandate(request.error, failed).message}</Notice>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
