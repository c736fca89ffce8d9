import type { ReactNode } from 'react';
import type { Decision } from '../../domain/api-types';
import type { BallotActor } from '../../machines/use-ballot-actor';
import { ballotText as text } from '../../text/decisions/ballot';
import { SectionCard } from '../../ui/page/section-card';
import { Failed, Skeleton } from '../../ui/states/states';
import { BallotButtons } from './ballot-buttons';
import { BallotFaultNotice, isFaultShown } from './ballot-fault-notice';
import { ChoicePanel } from './choice-panel';
import { CodePanel } from './code-panel';

interface BallotPanelProps {
  readonly decision: Decision;
  readonly ballot: BallotActor;
  /** The choice, when it stands here and not in the card of its proposal. */
  readonly choice: ReactNode;
  readonly onGoOn: () => void;
  readonly onKept: (() => void) | undefined;
}

/** Waits for the server, with a sentence for what it is asked. */
function Waiting({ what }: { what: string }) {
  return (
    <>
      <p role="status">{what}</p>
      <Skeleton lines={2} />
    </>
  );
}

/** A code has to be sent again, or the user goes back to the choice. */
function WithoutCode({ ballot }: Pick<BallotPanelProps, 'ballot'>) {
  const { state, send } = ballot;
  return (
    <>
      <BallotFaultNotice context={state.context} />
      <BallotButtons send={send} needsCode />
    </>
  );
}

/** The steps of a vote below the proposals, from the choice to what stops it. The receipt replaces them. */
export function BallotPanel(props: BallotPanelProps) {
  const { decision, ballot, choice, onGoOn, onKept } = props;
  const { state, send } = ballot;
  const retry = () => send({ type: 'retry.chosen' });
  if (state.matches({ open: 'choosing' })) {
    const { sentTo, fault } = state.context;
    // After a later step, whose element with the focus was removed, the card takes the focus.
    const isBack = sentTo !== undefined || (isFaultShown(state.context) && fault !== 'changed');
    return (
      <SectionCard key="choice" title={text.title} wide {...(isBack && { takesFocus: true })}>
        <BallotFaultNotice context={state.context} />
        <ChoicePanel decision={decision} state={state} onGoOn={onGoOn} onKept={onKept}>
          {choice}
        </ChoicePanel>
      </SectionCard>
    );
  }
  if (state.matches('closed')) {
    return (
      <SectionCard key="closed" title={text.title} wide takesFocus>
        <BallotFaultNotice context={state.context} />
      </SectionCard>
    );
  }
  const hasCode = state.matches({ open: 'confirming' }) || state.matches('sending');
  // Each step is a separate card, which takes the focus, because it replaces the pressed button. In the step of the code,
  // the sentence about it does.
  const step = hasCode ? 'code' : JSON.stringify(state.value);
  return (
    <SectionCard key={step} title={text.confirm} wide {...(!hasCode && { takesFocus: true })}>
      {state.matches({ open: 'sendingCode' }) ? <Waiting what={text.sendingCode} /> : null}
      {hasCode ? <CodePanel ballot={ballot} /> : null}
      {state.matches({ open: 'withoutCode' }) ? <WithoutCode ballot={ballot} /> : null}
      {state.matches('unanswered') ? (
        <div className="proposal__part">
          <Failed title={text.unanswered} detail={text.unansweredNote} />
          <button type="button" className="button" onClick={retry}>
            {text.again}
          </button>
        </div>
      ) : null}
      {state.matches('loadingReceipt') ? <Waiting what={text.loadingReceipt} /> : null}
      {state.matches('withoutReceipt') ? (
        <Failed title={text.receiptFailed} onRetry={retry} />
      ) : null}
    </SectionCard>
  );
}
