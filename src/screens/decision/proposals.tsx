import type { ReactNode } from 'react';
import type { Decision, Proposal } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { isAssembly } from '../../domain/decisions/decision-order';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { decisionText as text } from '../../text/decisions/decision';
import { givenVotes } from '../../text/decisions/labels';
import { Empty } from '../../ui/states/states';
import { ProposalCard } from './proposal-card';

interface ProposalsProps {
  readonly decision: Decision;
  /** What stands in the card of a proposal about the own vote; the given vote by default. */
  readonly ownVote?: (proposal: Proposal) => ReactNode;
  readonly choice?: (proposal: Proposal) => ReactNode;
}

/** More proposals than this are folded, so that the list stays readable. */
const MOST_OPEN = 5;

function givenVote({ moj_glas }: Proposal): ReactNode {
  if (moj_glas === null) return null;
  return (
    <p className="proposal__given">{text.myVote(label(givenVotes, moj_glas, unknownText.other))}</p>
  );
}

/** The proposals of a decision, or the agenda of an assembly, in their order. */
export function Proposals({ decision, ownVote = givenVote, choice }: ProposalsProps) {
  const { predlogi, presek_delezev, imenovalec, vrsta } = decision;
  const inOrder = [...predlogi].sort((one, other) => one.zap_st - other.zap_st);
  return (
    <section className="page__section">
      <h2>{isAssembly(vrsta) ? text.agenda : text.proposals}</h2>
      {inOrder.length === 0 ? <Empty text={text.noProposals} /> : null}
      {imenovalec === null || imenovalec === 0 ? <p>{text.noShares}</p> : null}
      {inOrder.length > 0 && imenovalec ? (
        <p className="page__lead">{text.sharesOn(formatDate(presek_delezev))}</p>
      ) : null}
      <ol className="proposals">
        {inOrder.map((proposal) => (
          <ProposalCard
            key={proposal.id_predloga}
            decision={decision}
            proposal={proposal}
            isFolded={inOrder.length > MOST_OPEN}
            ownVote={ownVote(proposal)}
            choice={choice?.(proposal)}
          />
        ))}
      </ol>
    </section>
  );
}
