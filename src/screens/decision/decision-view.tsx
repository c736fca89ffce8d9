import { useState } from 'react';
import type { Decision } from '../../domain/api-types';
import { isAssembly } from '../../domain/decisions/decision-order';
import { votingWay } from '../../domain/decisions/own-vote';
import { useActing } from '../../machines/portal-context';
import { LazyPart } from '../../parts/query/lazy-part';
import { decisionText as text } from '../../text/decisions/decision';
import { Answer } from '../../ui/page/answer';
import { Empty } from '../../ui/states/states';
import { answerOf } from './answer-text';
import { AssemblyCard } from './assembly-card';
import { Ballot } from './ballot';
import { DecisionNotices } from './decision-notices';
import { Materials } from './materials';
import { OwnVote } from './own-vote';
import { PaperCard } from './paper-card';
import { Proposals } from './proposals';
import { ProxyCard } from './proxy-card';

/** What the page does with the own vote: shows it, takes it, has just taken it, or has found another one instead. */
type Phase = 'shown' | 'voting' | 'voted' | 'found';

/** A decision; the user's vote is taken among its proposals. */
export function DecisionView({ decision }: { decision: Decision }) {
  const { moje, vrsta, predlogi } = decision;
  const isPassed = predlogi.some(({ izid }) => izid === 'sprejet');
  // Staff who act as a user do not vote for them.
  const acting = useActing();
  const [phase, setPhase] = useState<Phase>('shown');
  const [isOpen, setOpen] = useState(true);
  // From now on the ballot stays until it ends: a refetch must not take away a request that is under way.
  if (phase === 'shown' && !acting && votingWay(decision) === 'portal') setPhase('voting');
  if (moje.razlog_neupravicenosti === 'najemnik') {
    return <Empty text={text.notEntitled.najemnik} />;
  }
  const isAwaited = phase === 'voting' && isOpen && votingWay(decision) === 'portal';
  const assembly = isAssembly(vrsta) ? <AssemblyCard decision={decision} /> : null;
  const materials = <Materials decision={decision} />;
  return (
    <>
      <Answer>
        {isAwaited ? `${answerOf(decision)} ${text.answer.notYet}` : answerOf(decision)}
      </Answer>
      <DecisionNotices decision={decision} />
      {acting ? <p className="page__lead">{text.acting}</p> : null}
      <div className="decision">
        {phase === 'voting' ? (
          <Ballot
            decision={decision}
            onStage={setOpen}
            onReceived={(isChosen) => setPhase(isChosen ? 'voted' : 'found')}
            onKept={moje.oddano ? () => setPhase('shown') : undefined}
            before={assembly}
            after={materials}
          />
        ) : (
          <div className="decision__main">
            {assembly}
            {moje.oddano || phase !== 'shown' ? (
              <OwnVote
                decision={decision}
                news={phase === 'shown' ? undefined : phase}
                onChange={() => setPhase('voting')}
              />
            ) : null}
            <Proposals decision={decision} />
            {materials}
          </div>
        )}
        {/* In one place for all phases: another one would empty the form of a proxy, and lose the focus. */}
        <div className="decision__aside">
          <PaperCard decision={decision} />
          {acting ? null : <ProxyCard decision={decision} />}
          {isPassed ? (
            <LazyPart
              name="decision-spending"
              load={() => import('./spending-of')}
              skeletonLines={0}
            >
              {(SpendingOf) => <SpendingOf decision={decision} />}
            </LazyPart>
          ) : null}
        </div>
      </div>
    </>
  );
}
