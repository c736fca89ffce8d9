import { type ReactNode, useEffect } from 'react';
import type { Decision, Proposal } from '../../domain/api-types';
import { ballotText as text } from '../../text/decisions/ballot';
import { decisionText } from '../../text/decisions/decision';
import { givenVotes } from '../../text/decisions/labels';
import { useMedia } from '../../ui/browser/use-media';
import { BallotPanel } from './ballot-panel';
import { ChoiceField } from './choice-field';
import { choicesOf } from './choices';
import { Proposals } from './proposals';
import { useBallot } from './use-ballot';

interface BallotProps {
  readonly decision: Decision;
  /** Called with whether the vote is still to be given: not once it was sent, even without an answer. */
  readonly onStage: (isOpen: boolean) => void;
  /** Called when there is a receipt, with whether it is that of the choice. */
  readonly onReceived: (isChosen: boolean) => void;
  /** Leaves the vote as it was given before; `undefined` for the first vote. */
  readonly onKept: (() => void) | undefined;
  /** What stands above the proposals. */
  readonly before: ReactNode;
  /** What stands below them. */
  readonly after: ReactNode;
}

/** As in `decision.css`. */
const BESIDE = '(width >= 1100px)';

/** A decision while it is voted on: the proposals with the own vote, and the way to the receipt, which a single one has beside it. */
export function Ballot(props: BallotProps) {
  const { decision, onStage, onReceived, onKept, before, after } = props;
  const ballot = useBallot(decision, onReceived);
  const { state, send } = ballot;
  const { proposals, votes, fault } = state.context;
  const isOpen = state.matches('open');
  useEffect(() => onStage(isOpen), [onStage, isOpen]);
  const isChoosing = state.matches({ open: 'choosing' });
  const focusChoice = (proposal: number | undefined) => {
    const choice = document.querySelector<HTMLElement>(`#glas-${proposal} input`);
    choice?.focus();
    choice?.scrollIntoView({ block: 'center' });
  };
  const goOn = () => {
    send({ type: 'votes.given' });
    const missing = proposals.find((proposal) => !votes.has(proposal));
    if (missing !== undefined) focusChoice(missing);
  };
  const choice = ({ id_predloga: proposal, zap_st }: Proposal) => {
    if (!isChoosing || !proposals.includes(proposal)) return null;
    const vote = votes.get(proposal);
    return (
      <ChoiceField
        key={proposal}
        id={`glas-${proposal}`}
        place={zap_st}
        choices={choicesOf(decision)}
        value={vote}
        isMissing={fault === 'incomplete' && vote === undefined}
        onChoose={(chosen) => send({ type: 'vote.chosen', proposal, vote: chosen })}
      />
    );
  };
  const chosenVote = ({ id_predloga: proposal }: Proposal) => {
    const vote = proposals.includes(proposal) ? votes.get(proposal) : undefined;
    return vote && !isChoosing && !state.matches('closed') ? (
      <p className="proposal__given">{decisionText.chosenVote(givenVotes[vote])}</p>
    ) : null;
  };
  // The vote on a single proposal stands beside its button, and on a wide screen beside the proposal.
  const isSingle = decision.predlogi.length === 1;
  const isBeside = useMedia(BESIDE) && isSingle;
  const panel = (
    <BallotPanel
      decision={decision}
      ballot={ballot}
      choice={isSingle ? decision.predlogi.map(choice) : null}
      onGoOn={goOn}
      onKept={onKept}
    />
  );
  return (
    <>
      <div className="decision__main">
        {before}
        {isChoosing && !isBeside ? (
          <p>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => focusChoice(proposals[0])}
            >
              {text.toVote}
            </button>
          </p>
        ) : null}
        <Proposals decision={decision} ownVote={chosenVote} {...(!isSingle && { choice })} />
        {isSingle ? null : panel}
        {after}
      </div>
      {isSingle ? <div className="decision__aside">{panel}</div> : null}
    </>
  );
}
