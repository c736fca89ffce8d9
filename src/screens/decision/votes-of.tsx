import type { Decision, Proposal } from '../../domain/api-types';
import { countsPresent, differs, reckon, thresholdOf } from '../../domain/decisions/outcome';
import { tallyOf } from '../../domain/decisions/tally';
import { label } from '../../domain/values/label';
import { ReachManager } from '../../parts/contact/reach-manager';
import { unknownText } from '../../text/common/unknown';
import { decisionText as text } from '../../text/decisions/decision';
import { results } from '../../text/decisions/labels';
import { Notice } from '../../ui/states/notice';
import { sharesText } from './share-text';
import { TallyBar } from './tally-bar';

interface VotesProps {
  readonly decision: Decision;
  readonly proposal: Proposal;
}

/** The majority that a proposal needs, in words, with its number of shares when it is known. */
export function Majority({ decision, proposal }: VotesProps) {
  const { potrebna_vecina, podlaga } = proposal;
  const threshold = thresholdOf(decision, proposal);
  const ofPresent = countsPresent(decision, proposal);
  const word = ofPresent
    ? text.majorityOfPresent
    : label(text.majority, potrebna_vecina, undefined);
  const sentence = threshold && word?.(sharesText(threshold.needed), sharesText(threshold.base));
  const plain = ofPresent
    ? text.majorityOfPresentPlain
    : label(text.majorityPlain, potrebna_vecina, text.majorityUnknown);
  return (
    <div>
      <p>{sentence ?? plain}</p>
      {podlaga ? <p className="decision__ground">{text.basis(podlaga)}</p> : null}
    </div>
  );
}

/** The sentence about what is missing, or that the majority is reached. */
function stateText(decision: Decision, proposal: Proposal): string | undefined {
  const reckoned = reckon(decision, proposal);
  if (!reckoned || proposal.izid === 'umaknjen') return undefined;
  if (reckoned.accepted) return text.reached;
  if (decision.stanje !== 'odprto') return proposal.izid === 'v_teku' ? undefined : text.notReached;
  const { missing } = reckoned;
  return text.missingShares({ value: missing, shown: sharesText(missing) });
}

/** The votes on a proposal: as a bar, or why there is none (`pages.md` P30). */
export function VotesOf({ decision, proposal }: VotesProps) {
  const tally = tallyOf(proposal, decision.imenovalec);
  // Before the beginning there are no votes.
  if (tally.kind === 'no-shares' || decision.stanje === 'najavljeno') return null;
  if (tally.kind === 'secret') return <p className="page__lead">{text.secret}</p>;
  if (tally.kind === 'off') {
    return (
      <div>
        <Notice kind="warning">
          <strong>{text.off}</strong>. {text.offNote}
        </Notice>
        <ReachManager />
      </div>
    );
  }
  const reckoned = reckon(decision, proposal);
  const state = stateText(decision, proposal);
  return (
    <>
      <TallyBar tally={tally} needed={reckoned?.needed} canAbstain={decision.vrsta !== 'listina'} />
      {state ? <p className="decision__state">{state}</p> : null}
      {reckoned && differs(proposal.izid, reckoned) ? (
        <div>
          <Notice kind="warning">
            {text.differs(
              label(results, proposal.izid, unknownText.other),
              reckoned.accepted ? results.sprejet : results.ni_sprejet,
            )}
          </Notice>
          <ReachManager />
        </div>
      ) : null}
    </>
  );
}
