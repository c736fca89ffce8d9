import type { BallotFault } from '../../domain/decisions/ballot-failure';
import { ReachManager } from '../../parts/contact/reach-manager';
import { ballotText as text } from '../../text/decisions/ballot';
import { Notice } from '../../ui/states/notice';

/** What a fault says in a sentence; those of a field have none here. */
const sentences: Partial<Record<BallotFault, string>> = {
  'expired-code': text.expired,
  'blocked-code': text.blocked,
  unanswered: text.codeFailed,
  changed: text.changed,
  withdrawn: text.withdrawn,
  voted: text.votedElsewhere,
  'not-begun': text.notBegun,
  over: text.over,
  cancelled: text.cancelled,
  proxied: text.proxied,
  'not-allowed': text.notAllowed,
  missing: text.notAllowed,
  refused: text.refused,
};

/** What the user or their proxy did is no failure. */
const calm: readonly (BallotFault | undefined)[] = ['voted', 'proxied', 'changed'];

/** Whether a fault has its sentence. */
export function isFaultShown(fault: BallotFault | undefined): boolean {
  return fault !== undefined && sentences[fault] !== undefined;
}

/** Why the vote stopped, if it did. */
export function BallotFaultNotice({ fault }: { fault: BallotFault | undefined }) {
  const sentence = fault && sentences[fault];
  if (!sentence) return null;
  return (
    <>
      <div role="alert">
        <Notice kind={calm.includes(fault) ? 'warning' : 'failure'}>{sentence}</Notice>
      </div>
      {fault === 'not-allowed' ? <ReachManager /> : null}
    </>
  );
}
