import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/bound-api';
import { decisionQuery } from '../../api/decisions';
import { revokeProxy } from '../../api/decisions-votes';
import { endsWithSession, messageFor } from '../../api/errors';
import { proxyText as text } from '../../text/decisions/proxy';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useModal } from '../../ui/dialog/use-modal';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { proxyRefusal } from './proxy-refusal';

interface TakeBackDialogProps {
  /** `id_odlocitve` */
  readonly id: number;
  /** The proxy. */
  readonly name: string;
  readonly onTakenBack: () => void;
  /** Called when the dialog has closed; unmount it then. */
  readonly onClose: () => void;
}

const explain = (error: unknown) => proxyRefusal(error) ?? messageFor(error, text.takeBackFailed);

/** Asks before a proxy is taken back. */
export function TakeBackDialog({ id, name, onTakenBack, onClose }: TakeBackDialogProps) {
  const api = useApi();
  const dialog = useModal();
  const queryClient = useQueryClient();
  const request = useMutation({
    mutationFn: () => revokeProxy(api, id),
    onSuccess: () => {
      // Closed first: the toasts inside it are removed with it.
      dialog.current?.close();
      notify.success(text.takenBack);
      onTakenBack();
    },
    onError: (error) => {
      if (!dialog.current && !endsWithSession(error)) notify.error(explain(error));
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: decisionQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['decisions'] }),
      ]),
  });
  return (
    <ConfirmDialog
      dialog={dialog}
      question={`${text.takeBack}?`}
      yes={text.takeBack}
      no={text.keep}
      busy={request.isPending}
      onYes={() => request.mutate()}
      onClose={onClose}
    >
      <p>{text.takeBackQuestion(name)}</p>
      {request.isError ? (
        <div role="alert">
          <Notice>{explain(request.error)}</Notice>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
