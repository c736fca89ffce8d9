import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { Handover } from '../domain/api-types';
import { type HandoverEvent, handoverMachine } from './handover';

/** The calls of a handover; each gets it as it is now. */
export interface HandoverCalls<Step> {
  readonly keepStep: (handover: Handover, step: Step) => Promise<Handover>;
  readonly sign: (handover: Handover) => Promise<Handover>;
  readonly withdraw: (handover: Handover) => Promise<Handover>;
  readonly deleteDraft: (handover: Handover) => Promise<void>;
}

export type HandoverState = SnapshotFrom<typeof handoverMachine>;

/** A running handover. */
export interface HandoverActor<Step> {
  readonly state: HandoverState;
  /** The server has answered about it elsewhere. */
  readonly read: (handover: Handover) => void;
  /** Keeps a step. @throws what the server refused it with */
  readonly keep: (step: Step) => Promise<HandoverState>;
  /** Signs, withdraws or deletes. @throws what the server refused it with */
  readonly act: (
    type: 'sign.chosen' | 'withdraw.chosen' | 'delete.chosen',
  ) => Promise<HandoverState>;
}

const isBusy = (state: HandoverState) =>
  ['keeping', 'signing', 'withdrawing', 'deleting'].some((each) => state.value === each);

/**
 * Does what an event asks for.
 *
 * @throws what the server refused it with; Error when the handover cannot take the event now, as while another call runs
 */
export async function perform(
  actor: ActorRefFrom<typeof handoverMachine>,
  event: HandoverEvent,
): Promise<HandoverState> {
  // A machine drops an event that it cannot take, and the page would show it as done.
  if (!actor.getSnapshot().can(event)) throw new Error('The handover cannot take this now.');
  actor.send(event);
  const after = await waitFor(actor, (each) => !isBusy(each));
  if (after.context.error !== undefined) throw after.context.error;
  return after;
}

/**
 * The handover of a page; it ends with the page, its calls do not.
 *
 * @param calls - those of the first render are used
 * @param handover - as it was read
 */
export function useHandoverActor<Step>(
  calls: HandoverCalls<Step>,
  handover: Handover,
): HandoverActor<Step> {
  const [actor] = useState(() =>
    createActor(
      handoverMachine.provide({
        actors: {
          keepStep: fromPromise(({ input }) => calls.keepStep(input.handover, input.step as Step)),
          sign: fromPromise(({ input }) => calls.sign(input.handover)),
          withdraw: fromPromise(({ input }) => calls.withdraw(input.handover)),
          deleteDraft: fromPromise(({ input }) => calls.deleteDraft(input.handover)),
        },
      }),
      { input: { handover } },
    ).start(),
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    state,
    read: (next) => actor.send({ type: 'handover.read', handover: next }),
    keep: (step) => perform(actor, { type: 'step.given', step }),
    act: (type) => perform(actor, { type }),
  };
}
