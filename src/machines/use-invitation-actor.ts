import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { Acceptance } from '../api/schema';
import type { Invitation, Login } from '../domain/api-types';
import { invitationMachine } from './invitation';

/** The calls of an invitation. */
export interface InvitationCalls {
  readonly load: (signal: AbortSignal) => Promise<Invitation>;
  readonly accept: (acceptance: Acceptance) => Promise<Login>;
}

/** A running invitation. */
export interface InvitationActor {
  readonly state: SnapshotFrom<typeof invitationMachine>;
  readonly retry: () => void;
  /** Accepts it. @returns the login; `undefined` when it is over. @throws the error of a call that was refused */
  readonly accept: (acceptance: Acceptance) => Promise<Login | undefined>;
}

/**
 * The invitation of a page; it ends with the page.
 *
 * @param calls - those of the first render are used
 */
export function useInvitationActor(calls: InvitationCalls): InvitationActor {
  const [actor] = useState(() =>
    createActor(
      invitationMachine.provide({
        actors: {
          load: fromPromise(({ signal }) => calls.load(signal)),
          accept: fromPromise(({ input }) => calls.accept(input)),
        },
      }),
    ),
  );
  useEffect(() => {
    actor.start();
  }, [actor]);
  const state = useSelector(actor, (snapshot) => snapshot);
  const accept = async (acceptance: Acceptance) => {
    actor.send({ type: 'acceptance.given', acceptance });
    const { context } = await waitFor(actor, (each) => !each.matches('accepting'));
    if (context.login || context.end) return context.login;
    throw context.error;
  };
  return { state, retry: () => actor.send({ type: 'retry.chosen' }), accept };
}
