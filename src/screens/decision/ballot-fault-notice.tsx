import type { BallotFault } from '../../domain/decisions/ballot-failure';
import type { BallotContext } from '../../machines/ballot-types';
import { ReachManager } from '../../parts/contact/reach-manager';
import { waitInWords } from '../../text/common/wait';
import { ballotText as text } from '../../text/decisions/ballot';
import { Notice } from '../../ui/states/notice';

/** What a fault says in a sentence; those of a field have none here. */
const sentences: Partial<Record<BallotFault, string>> = {
  'expired-code': text.expired,
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

type Failed = Pick<BallotContext, 'fault' | 'retryAfter'>;

function sentenceOf({ fault, retryAfter }: Failed): string | undefined {
  if (fault === 'blocked-code') return text.blocked(waitInWords(retryAfter));
  return fault && sentences[fault];
}

/** Whether a fault has its sentence. */
export function isFaultShown(context: Failed): boolean {
  return sentenceOf(context) !== undefined;
}

/** Why the vote stopped, if it did. */
export function BallotFaultNotice({ context }: { context: Failed }) {
  const { fault } = context;
  const sentence = sentenceOf(context);
  if (!fault || !sentence) return null;
  return (
    <>
      <div role="alert">
        <Notice kind={calm.includes(fault) ? 'warning' : 'failure'}>{sentence}</Notice>
      </div>
      {fault === 'not-allowed' ? <ReachManager /> : null}
    </>
  );
}
