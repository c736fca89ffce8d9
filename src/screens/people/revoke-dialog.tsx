import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/bound-api';
import { endsWithSession, messageFor, withNumber } from '../../api/errors';
import { coUsersQuery, revokeCoUser } from '../../api/people';
import type { CoUser } from '../../domain/api-types';
import { peopleText as text } from '../../text/people/people';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useModal } from '../../ui/dialog/use-modal';
import { focusHeading } from '../../ui/page/focus-here';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';

interface RevokeDialogProps {
  /** `code_payer` of the session. */
  readonly code: string;
  readonly person: CoUser;
  /** Called when the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

/** Asks before an access or an invitation is ended. */
export function RevokeDialog({ code, person, onClose }: RevokeDialogProps) {
  const api = useApi();
  const dialog = useModal();
  const queryClient = useQueryClient();
  const isInvited = person.stanje === 'povabljen';
  const failed = isInvited ? text.withdrawFailed : text.revokeFailed;
  const request = useMutation({
    mutationFn: () => revokeCoUser(api, code, person.id_souporabnika),
    onSuccess: () => {
      const isHere = dialog.current !== null;
      // Closed first: the toasts inside it are removed with it.
      dialog.current?.close();
      notify.success(isInvited ? text.withdrawn : text.revoked);
      // The button that opened the dialog goes with the row.
      if (isHere) focusHeading();
    },
    onError: (error) => {
      if (!dialog.current && !endsWithSession(error)) notify.error(failed);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: coUsersQuery(code).queryKey }),
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      question={`${isInvited ? text.withdraw : text.revoke}?`}
      yes={isInvited ? text.withdraw : text.revoke}
      no={text.keep}
      busy={request.isPending}
      onYes={() => request.mutate()}
      onClose={onClose}
    >
      <p>{isInvited ? text.withdrawQuestion(person.ime) : text.revokeQuestion(person.ime)}</p>
      {request.isError ? (
        <div role="alert">
          <Notice>{withNumber(messageFor(request.error, failed), request.error)}</Notice>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
