import { useMutation } from '@tanstack/react-query';
import { formatDate } from '../../domain/dates/date';
import { AskButton } from '../../parts/dialog/ask-button';
import { useAwayToast } from '../../parts/form/use-away-toast';
import { handoverText as text } from '../../text/people/handover';
import { firstClick } from '../../ui/controls/first-click';
import { Notice } from '../../ui/states/notice';
import { notify } from '../../ui/states/toast';
import { CaseFacts } from './case-facts';
import { linkRefusal } from './step-refusal';
import type { OpenCase } from './use-case';
import { useConfirmed } from './use-confirmed';

/** A handover that the giver has signed: what the giver can still do, and all its data. */
export function SignedView({ open }: { open: OpenCase }) {
  const { handover, actor } = open;
  const isMine = handover.vloga === 'predajnik';
  const isWaiting = isMine && handover.stanje === 'caka_prevzemnika';
  const canWithdraw =
    isMine && (actor.state.matches('signed') || actor.state.matches('withdrawing'));
  return (
    <>
      {handover.stanje === 'zavrnjeno' && handover.razlog !== null ? (
        <Notice>
          {text.refused} {handover.razlog}
        </Notice>
      ) : null}
      {isWaiting ? <p>{text.linkUntil(formatDate(handover.velja_do, true))}</p> : null}
      <CaseFacts handover={handover} />
      {isWaiting ? <Resend open={open} /> : null}
      {canWithdraw ? (
        <AskButton label={text.withdraw}>
          {(close) => <Withdraw open={open} onClose={close} />}
        </AskButton>
      ) : null}
    </>
  );
}

function Withdraw({ open, onClose }: { open: OpenCase; onClose: () => void }) {
  return useConfirmed({
    question: text.withdrawQuestion,
    note: text.withdrawNote,
    yes: text.withdraw,
    failed: text.withdrawFailed,
    act: () => open.actor.act('withdraw.chosen'),
    onDone: () => text.withdrawn,
    refresh: open.refresh,
    onClose,
  });
}

/** A new link for the taker. */
function Resend({ open }: { open: OpenCase }) {
  const tellAway = useAwayToast(text.resendFailed);
  const request = useMutation({
    mutationFn: () => open.actor.act('sign.chosen'),
    onSuccess: () => notify.success(text.resent),
    onError: (error) => {
      tellAway(error);
      return open.refresh();
    },
  });
  return (
    <>
      <p>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={request.isPending}
          aria-busy={request.isPending}
          onClick={firstClick(() => {
            if (!request.isPending) request.mutate();
          })}
        >
          {text.resend}
        </button>
      </p>
      {request.isError ? (
        <div role="alert">
          <Notice>{linkRefusal(request.error, text.resendFailed).message}</Notice>
        </div>
      ) : null}
    </>
  );
}
