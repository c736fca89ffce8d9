import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Handover } from '../domain/api-types';

interface HandoverContext {
  readonly handover: Handover;
  /** Why the last step was refused. */
  readonly error: unknown;
}

export type HandoverEvent =
  /** A step of the draft was filled in; only the actor knows what it has. */
  | { type: 'step.given'; step: unknown }
  | { type: 'sign.chosen' }
  | { type: 'withdraw.chosen' }
  | { type: 'delete.chosen' }
  /** The server was asked again, or another window has changed it. */
  | { type: 'handover.read'; handover: Handover };

/** The server has taken a step: its answer says which state follows. */
const answered = {
  target: 'placing',
  actions: {
    type: 'noteAnswer',
    params: ({ event }: { event: { output: Handover } }) => ({ handover: event.output }),
  },
} as const;

/** A step failed: the handover stays as it was. */
const refused = {
  target: 'placing',
  actions: {
    type: 'noteError',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

/**
 * A handover of a unit as its giver sees it (`pages.md` P36). Each step is kept by the server before the next one, a refused step changes
 * nothing. Which state it is in follows from what the server has answered last: a draft can be changed, signed and deleted; up to the
 * manager's work it can be withdrawn; after that it is only read.
 */
export const handoverMachine = setup({
  types: {
    context: {} as HandoverContext,
    events: {} as HandoverEvent,
    input: {} as { readonly handover: Handover },
  },
  actors: {
    keepStep: fromPromise<Handover, { handover: Handover; step: unknown }>(async () => {
      throw new Error('keepStep is not provided.');
    }),
    sign: fromPromise<Handover, { handover: Handover }>(async () => {
      throw new Error('sign is not provided.');
    }),
    withdraw: fromPromise<Handover, { handover: Handover }>(async () => {
      throw new Error('withdraw is not provided.');
    }),
    deleteDraft: fromPromise<void, { handover: Handover }>(async () => {
      throw new Error('deleteDraft is not provided.');
    }),
  },
  actions: {
    noteRead: assign(({ event }) => {
      assertEvent(event, 'handover.read');
      return { handover: event.handover };
    }),
    noteAnswer: assign((_, { handover }: { handover: Handover }) => ({ handover })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: undefined }),
  },
  guards: {
    isDraft: ({ context: { handover } }) => handover.stanje === 'osnutek',
    isWithdrawable: ({ context: { handover } }) =>
      handover.stanje === 'caka_prevzemnika' || handover.stanje === 'oddano',
    waitsForTaker: ({ context: { handover } }) => handover.stanje === 'caka_prevzemnika',
  },
}).createMachine({
  id: 'handover',
  context: ({ input: { handover } }) => ({ handover, error: undefined }),
  initial: 'placing',
  on: { 'handover.read': { target: '.placing', actions: 'noteRead' } },
  states: {
    placing: {
      always: [
        { guard: 'isDraft', target: 'draft' },
        { guard: 'isWithdrawable', target: 'signed' },
        { target: 'closed' },
      ],
    },
    draft: {
      on: {
        'step.given': { target: 'keeping', actions: 'forgetError' },
        'sign.chosen': { target: 'signing', actions: 'forgetError' },
        'delete.chosen': { target: 'deleting', actions: 'forgetError' },
      },
    },
    keeping: {
      on: { 'handover.read': {} },
      invoke: {
        src: 'keepStep',
        input: ({ context: { handover }, event }) => {
          assertEvent(event, 'step.given');
          return { handover, step: event.step };
        },
        onDone: answered,
        onError: refused,
      },
    },
    signing: {
      on: { 'handover.read': {} },
      invoke: {
        src: 'sign',
        input: ({ context: { handover } }) => ({ handover }),
        onDone: answered,
        onError: refused,
      },
    },
    /** The giver has signed, and perhaps the taker. */
    signed: {
      on: {
        'withdraw.chosen': { target: 'withdrawing', actions: 'forgetError' },
        /** A new link for the taker. */
        'sign.chosen': { guard: 'waitsForTaker', target: 'signing', actions: 'forgetError' },
      },
    },
    withdrawing: {
      on: { 'handover.read': {} },
      invoke: {
        src: 'withdraw',
        input: ({ context: { handover } }) => ({ handover }),
        onDone: answered,
        onError: refused,
      },
    },
    deleting: {
      on: { 'handover.read': {} },
      invoke: {
        src: 'deleteDraft',
        input: ({ context: { handover } }) => ({ handover }),
        onDone: 'deleted',
        onError: refused,
      },
    },
    deleted: { type: 'final' },
    /** With the manager, confirmed, refused, or in a state that the portal does not know. */
    closed: {},
  },
});
