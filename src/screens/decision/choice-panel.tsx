import type { ReactNode } from 'react';
import type { Decision } from '../../domain/api-types';
import { sharePercent } from '../../domain/decisions/share-percent';
import type { BallotState } from '../../machines/use-ballot-actor';
import { ballotText as text } from '../../text/decisions/ballot';
import { sharesText } from './share-text';
import { useUnitName } from './use-unit-name';

/** More missing votes than this are counted, not named. */
const MOST_NAMED = 5;

interface ChoicePanelProps {
  readonly decision: Decision;
  readonly state: BallotState;
  readonly onGoOn: () => void;
  readonly onKept: (() => void) | undefined;
  /** The choice of a single proposal. */
  readonly children: ReactNode;
}

/** With which shares the user votes: those that the server counts (rule 7). */
function OwnShares({ decision }: { decision: Decision }) {
  const nameOf = useUnitName();
  const { moje, imenovalec: whole } = decision;
  if (whole === null || whole === 0) return null;
  const own = sharesText(moje.delez_stevec);
  const units = moje.enote.map(({ inventarna_stevilka, delez_stevec }) =>
    text.unit(nameOf(inventarna_stevilka), sharesText(delez_stevec)),
  );
  return (
    <p>
      {text.shares(own, sharesText(whole), sharePercent(moje.delez_stevec, whole))}
      {units.length > 1 ? <span className="page__lead"> {units.join(', ')}.</span> : null}
    </p>
  );
}

/** How many proposals have a vote, and the way on. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { decision, state, onGoOn, onKept, children } = props;
  const { proposals, votes, fault } = state.context;
  const missing = decision.predlogi
    .filter(({ id_predloga }) => proposals.includes(id_predloga) && !votes.has(id_predloga))
    .map(({ zap_st }) => zap_st)
    .sort((one, other) => one - other);
  return (
    <>
      <OwnShares decision={decision} />
      {decision.vrsta === 'listina' ? <p className="page__lead">{text.listNote}</p> : null}
      {children}
      {proposals.length > 1 ? (
        <p role="status">{text.chosen(votes.size, proposals.length)}</p>
      ) : null}
      {fault === 'incomplete' && missing.length > 0 ? (
        <p className="field__error" role="alert">
          {missing.length > MOST_NAMED
            ? text.incompleteMany(missing.length)
            : text.incomplete(missing.map(text.place).join(', '))}
        </p>
      ) : null}
      <div className="section-card__buttons">
        <button type="button" className="button" onClick={onGoOn}>
          {text.goOn}
        </button>
        {onKept ? (
          <button type="button" className="button button--quiet" onClick={onKept}>
            {text.keepVote}
          </button>
        ) : null}
      </div>
    </>
  );
}
