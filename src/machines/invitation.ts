import { assign, fromPromise, setup } from 'xstate';
import type { Acceptance } from '../api/schema';
import type { Invitation, Login } from '../domain/api-types';
import { InvitationOver } from '../domain/people/invitation-over';

interface InvitationContext {
  readonly invitation: Invitation | undefined;
  /** Why it cannot be accepted. */
  readonly end: string | undefined;
  /** The error of the last call. */
  readonly error: unknown;
  readonly login: Login | undefined;
}

export type InvitationEvent =
  | { type: 'acceptance.given'; acceptance: Acceptance }
  | { type: 'retry.chosen' };

const endOf = (error: unknown) => (error instanceof InvitationOver ? error.end : undefined);

/**
 * An invitation on its way to a session (`pages.md` P32): it is loaded by the token of its link, and accepted once. A
 * refused password leaves it open. An invitation that was used, ended or has run out meanwhile is over as soon as the server refuses it:
 * the actors fail with an `InvitationOver`.
 */
export const invitationMachine = setup({
  types: { context: {} as InvitationContext, events: {} as InvitationEvent },
  actors: {
    load: fromPromise<Invitation>(async () => {
      throw new Error('load is not provided.');
    }),
    accept: fromPromise<Login, Acceptance>(async () => {
      throw new Error('accept is not provided.');
    }),
  },
  actions: {
    noteEnd: assign((_, { error }: { error: unknown }) => ({ end: endOf(error), error })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: undefined }),
  },
  guards: {
    isOver: (_, { error }: { error: unknown }) => endOf(error) !== undefined,
  },
}).createMachine({
  id: 'invitation',
  context: { invitation: undefined, end: undefined, error: undefined, login: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'open', actions: assign({ invitation: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'over',
            actions: { type: 'noteEnd', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: { on: { 'retry.chosen': { target: 'loading', actions: 'forgetError' } } },
    open: { on: { 'acceptance.given': { target: 'accepting', actions: 'forgetError' } } },
    accepting: {
      invoke: {
        src: 'accept',
        input: ({ event }) => {
          if (event.type !== 'acceptance.given') throw new Error('Nothing is accepted.');
          return event.acceptance;
        },
        onDone: { target: 'accepted', actions: assign({ login: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'over',
            actions: { type: 'noteEnd', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'open',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    accepted: { type: 'final' },
    over: { type: 'final' },
  },
});
