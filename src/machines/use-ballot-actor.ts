import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { VoteReceipt, VotingCode } from '../domain/api-types';
import { ballotMachine } from './ballot';
import type { BallotEvent, BallotInput, CastRequest } from './ballot-types';

/** The calls of a ballot; each fails with a `BallotFailure`. */
export interface BallotCalls {
  readonly sendCode: () => Promise<VotingCode>;
  readonly castVotes: (request: CastRequest) => Promise<VoteReceipt>;
  readonly loadReceipt: () => Promise<VoteReceipt>;
}

export type BallotState = SnapshotFrom<typeof ballotMachine>;

/** A running ballot. */
export interface BallotActor {
  readonly state: BallotState;
  readonly send: (event: BallotEvent) => void;
  /** Waits until no vote is being sent. */
  readonly answered: () => Promise<BallotState>;
}

/**
 * The ballot of a page; it ends with the page, its calls do not.
 *
 * @param calls - those of the first render are used
 * @param input - that of the first render is used
 */
export function useBallotActor(calls: BallotCalls, input: BallotInput): BallotActor {
  // Not `useActorRef` of @xstate/react, whose code would be in the first visit. Without timers, nothing has to stop it.
  const [actor] = useState(() => {
    const machine = ballotMachine.provide({
      actors: {
        sendCode: fromPromise(calls.sendCode),
        loadReceipt: fromPromise(calls.loadReceipt),
        castVotes: fromPromise(({ input }) => calls.castVotes(input)),
      },
    });
    return createActor(machine, { input }).start();
  });
  const state = useSelector(actor, (snapshot) => snapshot);
  const answered = () => waitFor(actor, (each) => !each.matches('sending'));
  return { state, send: actor.send, answered };
}
