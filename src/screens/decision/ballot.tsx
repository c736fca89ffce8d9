import { useRef } from 'react';
import type { Decision, Proposal } from '../../domain/api-types';
import { decisionText } from '../../text/decisions/decision';
import { givenVotes } from '../../text/decisions/labels';
import { BallotPanel } from './ballot-panel';
import { ChoiceField } from './choice-field';
import { choicesOf } from './choices';
import { Proposals } from './proposals';
import { useBallot } from './use-ballot';

interface BallotProps {
  readonly decision: Decision;
  /** Called when the vote has its receipt. */
  readonly onReceived: () => void;
  /** Leaves the vote as it was given before; `undefined` for the first vote. */
  readonly onKept: (() => void) | undefined;
}

/** The proposals with the own vote on each, and below them the way to the receipt. */
export function Ballot({ decision, onReceived, onKept }: BallotProps) {
  const ballot = useBallot(decision, onReceived);
  const { state, send } = ballot;
  const { proposals, votes, fault } = state.context;
  const place = useRef<HTMLDivElement>(null);
  const isChoosing = state.matches({ open: 'choosing' });
  const goOn = () => {
    send({ type: 'votes.given' });
    const missing = proposals.find((proposal) => !votes.has(proposal));
    if (missing === undefined) return;
    place.current?.querySelector<HTMLElement>(`#predlog-${missing} input`)?.focus();
  };
  const ownVote = ({ id_predloga: proposal, zap_st }: Proposal) => {
    if (!proposals.includes(proposal)) return null;
    const vote = votes.get(proposal);
    if (isChoosing) {
      return (
        <ChoiceField
          place={zap_st}
          choices={choicesOf(decision)}
          value={vote}
          isMissing={fault === 'incomplete' && vote === undefined}
          onChoose={(chosen) => send({ type: 'vote.chosen', proposal, vote: chosen })}
        />
      );
    }
    return vote && !state.matches('closed') ? (
      <p className="proposal__given">{decisionText.myVote(givenVotes[vote])}</p>
    ) : null;
  };
  return (
    <div ref={place} className="page__section">
      <Proposals decision={decision} ownVote={ownVote} />
      <BallotPanel decision={decision} ballot={ballot} onGoOn={goOn} onKept={onKept} />
    </div>
  );
}
