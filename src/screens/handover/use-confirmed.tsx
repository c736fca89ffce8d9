import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endsWithSession } from '../../api/errors';
import { handoverText as text } from '../../text/people/handover';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useModal } from '../../ui/dialog/use-modal';
import { focusHeading } from '../../ui/page/focus-here';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { stepRefusal } from './step-refusal';

interface Confirmed {
  readonly question: string;
  readonly note: string;
  readonly yes: string;
  readonly failed: string;
  readonly act: () => Promise<unknown>;
  /** Called after the dialog has closed, with false when the user has left its page. Settles with what is said then. */
  readonly onDone: (isHere: boolean) => Promise<string> | string;
  readonly refresh: () => Promise<void>;
  /** Called when the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

/** A question before a step of a handover that ends something; a failure stays in it. */
export function useConfirmed(plan: Confirmed): ReactNode {
  const dialog = useModal();
  const request = useMutation({
    mutationFn: plan.act,
    onSuccess: async () => {
      const isHere = dialog.current !== null;
      // Closed first: the toasts inside it are removed with it.
      dialog.current?.close();
      notify.success(await plan.onDone(isHere));
      // The button that opened the dialog goes with what was ended.
      if (isHere) focusHeading();
    },
    onError: (error) => {
      if (!dialog.current && !endsWithSession(error)) notify.error(plan.failed);
      void plan.refresh();
    },
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      question={plan.question}
      yes={plan.yes}
      no={text.keep}
      busy={request.isPending}
      onYes={() => request.mutate()}
      onClose={plan.onClose}
    >
      <p>{plan.note}</p>
      {request.isError ? (
        <div role="alert">
          <Notice>{stepRefusal(request.error, {}, plan.failed).message}</Notice>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
