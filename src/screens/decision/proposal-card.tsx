import type { ReactNode } from 'react';
import type { Decision, Proposal } from '../../domain/api-types';
import { isAssembly } from '../../domain/decisions/decision-order';
import { label } from '../../domain/values/label';
import { unknownText } from '../../text/common/unknown';
import { decisionText as text } from '../../text/decisions/decision';
import { results } from '../../text/decisions/labels';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';
import { Effect } from './effect';
import { Majority, VotesOf } from './votes-of';
import { Why } from './why';
import '../../ui/page/disclosure.css';
import '../../ui/page/rows.css';

const tones: Readonly<Record<keyof typeof results, Tone>> = {
  v_teku: 'info',
  sprejet: 'ok',
  ni_sprejet: 'refused',
  umaknjen: 'off',
};

interface ProposalCardProps {
  readonly decision: Decision;
  readonly proposal: Proposal;
  readonly isFolded: boolean;
  readonly ownVote: ReactNode;
  /** Where the user votes: below what there is to know. */
  readonly choice: ReactNode;
}

function Details({ decision, proposal }: Pick<ProposalCardProps, 'decision' | 'proposal'>) {
  const { obrazlozitev } = proposal;
  return (
    <>
      {obrazlozitev === null ? null : <Why html={obrazlozitev} />}
      <Effect decision={decision} proposal={proposal} />
      <div className="proposal__part">
        <h4>{text.tally}</h4>
        <Majority decision={decision} proposal={proposal} />
        <VotesOf decision={decision} proposal={proposal} />
      </div>
    </>
  );
}

/** A proposal: its text, the given vote, why it is proposed, what it costs the user, the majority, the votes, the choice. */
export function ProposalCard(props: ProposalCardProps) {
  const { decision, proposal, isFolded, ownVote, choice } = props;
  const { zap_st, besedilo, izid } = proposal;
  const place = isAssembly(decision.vrsta) ? text.item(zap_st) : text.proposal(zap_st);
  const details = <Details decision={decision} proposal={proposal} />;
  return (
    <li className="card proposal" id={`predlog-${proposal.id_predloga}`}>
      <div className="rows__ends">
        <span className="proposal__place">{place}</span>
        {izid === 'v_teku' ? null : (
          <StatusBadge
            tone={label(tones, izid, 'info')}
            label={label(results, izid, unknownText.other)}
          />
        )}
      </div>
      <h3>{besedilo}</h3>
      {ownVote}
      {isFolded ? (
        <details className="proposal__more">
          <summary>
            {text.details}
            <span className="visually-hidden">, {place}</span>
          </summary>
          {details}
        </details>
      ) : (
        details
      )}
      {choice}
    </li>
  );
}
