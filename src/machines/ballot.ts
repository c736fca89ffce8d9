import { assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { VoteReceipt, VotingCode } from '../domain/api-types';
import { BallotFailure, type BallotFault } from '../domain/decisions/ballot-failure';
import type { BallotContext, BallotEvent, BallotInput, CastRequest } from './ballot-types';

/** The fault of an actor; without a `BallotFailure` nothing is known of the vote. */
const faultOf = (error: unknown): BallotFault =>
  error instanceof BallotFailure ? error.fault : 'unanswered';

/** These close the ballot: another try would have the same end. */
const closing: readonly (BallotFault | undefined)[] = [
  'over',
  'cancelled',
  'proxied',
  'withdrawn',
  'not-begun',
  'not-allowed',
  'missing',
];

/** Whether a ballot is closed because a proxy votes. */
export function isProxied(state: SnapshotFrom<typeof ballotMachine>): boolean {
  return state.matches('closed') && state.context.fault === 'proxied';
}

const unanswered = ({ proposals, votes }: Pick<BallotContext, 'proposals' | 'votes'>) =>
  proposals.filter((proposal) => !votes.has(proposal));

/**
 * A vote on the proposals of a decision (`pages.md` P30): choice, confirming code, sending, receipt.
 *
 * When the answer of a vote is lost, the same request is repeated with the same `Idempotency-Key`, so that the server gives
 * the receipt of the first one. Only an answer that refuses the vote ends its key. A vote that was given elsewhere leads to
 * its receipt; without one the decision itself shows the vote. A decision that is closed meanwhile stops the choice, but not
 * a request that is under way: its answer decides. A proxy that is taken back opens the choice again. The actors fail with a `BallotFailure`.
 */
export const ballotMachine = setup({
  types: {
    context: {} as BallotContext,
    events: {} as BallotEvent,
    input: {} as BallotInput,
  },
  actors: {
    sendCode: fromPromise<VotingCode>(async () => {
      throw new Error('sendCode is not provided.');
    }),
    castVotes: fromPromise<VoteReceipt, CastRequest>(async () => {
      throw new Error('castVotes is not provided.');
    }),
    /** Fails with `missing` when there is no vote on the portal. */
    loadReceipt: fromPromise<VoteReceipt>(async () => {
      throw new Error('loadReceipt is not provided.');
    }),
  },
  actions: {
    noteVote: assign(({ context, event }) => {
      assertEvent(event, 'vote.chosen');
      return {
        votes: new Map(context.votes).set(event.proposal, event.vote),
        fault: undefined,
      };
    }),
    noteIncomplete: assign({ fault: 'incomplete' }),
    noteVoted: assign({ fault: 'voted' }),
    noteClosed: assign(({ event }) => {
      assertEvent(event, 'decision.closed');
      return { fault: event.fault };
    }),
    noteProposals: assign(({ context, event }) => {
      assertEvent(event, 'proposals.changed');
      const { proposals } = event;
      const kept = [...context.votes].filter(([proposal]) => proposals.includes(proposal));
      return { proposals, votes: new Map(kept), fault: 'changed' as const };
    }),
    makeRequest: assign(({ context, event }) => {
      assertEvent(event, 'code.given');
      const request = { votes: context.votes, code: event.code, key: crypto.randomUUID() };
      return { request, fault: undefined };
    }),
    endRequest: assign({ request: undefined }),
    forgetFault: assign({ fault: undefined }),
    noteFault: assign((_, { error }: { error: unknown }) => ({
      fault: faultOf(error),
      triesLeft: error instanceof BallotFailure ? error.triesLeft : undefined,
      retryAfter: error instanceof BallotFailure ? error.retryAfter : undefined,
    })),
  },
  guards: {
    isWhole: ({ context }) => unanswered(context).length === 0,
    hasCode: ({ context }) => context.sentTo !== undefined && unanswered(context).length === 0,
    mayHaveVoted: ({ context }) => context.fault === 'unanswered' && context.request !== undefined,
    hasVoted: ({ context }) => context.fault === 'voted',
    isCodeWrong: ({ context }) => context.fault === 'wrong-code',
    needsCode: ({ context }) =>
      ['expired-code', 'blocked-code', 'unanswered'].some((fault) => fault === context.fault),
    isClosed: ({ context }) => closing.includes(context.fault),
    isProxied: ({ context }) => context.fault === 'proxied',
    hasNoReceipt: (_, { error }: { error: unknown }) => faultOf(error) === 'missing',
  },
}).createMachine({
  id: 'ballot',
  context: ({ input }) => ({
    ...input,
    isNewCode: false,
    fault: undefined,
    triesLeft: undefined,
    retryAfter: undefined,
    request: undefined,
    receipt: undefined,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'beginning',
      on: {
        'vote.found': { target: 'loadingReceipt', actions: 'noteVoted' },
        'decision.closed': { target: 'closed', actions: 'noteClosed' },
        'proposals.changed': { target: '.choosing', actions: 'noteProposals' },
      },
      states: {
        beginning: { always: [{ guard: 'hasCode', target: 'confirming' }, { target: 'choosing' }] },
        choosing: {
          on: {
            'vote.chosen': { actions: 'noteVote' },
            'votes.given': [
              { guard: 'isWhole', target: 'sendingCode', actions: 'forgetFault' },
              { actions: 'noteIncomplete' },
            ],
          },
        },
        sendingCode: {
          invoke: {
            src: 'sendCode',
            onDone: {
              target: 'confirming',
              actions: assign({
                isNewCode: ({ context }) => context.sentTo !== undefined,
                sentTo: ({ event }) => event.output,
              }),
            },
            onError: {
              target: '#ballot.judging',
              actions: { type: 'noteFault', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        confirming: {
          on: {
            'code.given': { target: '#ballot.sending', actions: 'makeRequest' },
            'code.wanted': { target: 'sendingCode', actions: 'forgetFault' },
            'choice.wanted': { target: 'choosing', actions: 'forgetFault' },
          },
        },
        /** The last code is of no use, or none was sent. */
        withoutCode: {
          on: {
            'code.wanted': { target: 'sendingCode', actions: 'forgetFault' },
            'choice.wanted': { target: 'choosing', actions: 'forgetFault' },
          },
        },
      },
    },
    sending: {
      invoke: {
        src: 'castVotes',
        input: ({ context: { request } }) => {
          if (!request) throw new Error('A vote is sent without a request.');
          return request;
        },
        onDone: {
          target: 'received',
          actions: assign({ receipt: ({ event }) => event.output }),
        },
        onError: {
          target: 'judging',
          actions: { type: 'noteFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    judging: {
      always: [
        { guard: 'mayHaveVoted', target: 'unanswered' },
        { guard: 'hasVoted', target: 'loadingReceipt', actions: 'endRequest' },
        { guard: 'isCodeWrong', target: 'open.confirming', actions: 'endRequest' },
        { guard: 'needsCode', target: 'open.withoutCode', actions: 'endRequest' },
        { guard: 'isClosed', target: 'closed', actions: 'endRequest' },
        { target: 'open.choosing', actions: 'endRequest' },
      ],
    },
    unanswered: {
      on: {
        'retry.chosen': { target: 'sending', actions: 'forgetFault' },
        'vote.found': { target: 'loadingReceipt', actions: 'noteVoted' },
        'decision.closed': { target: 'loadingReceipt', actions: 'noteClosed' },
      },
    },
    loadingReceipt: {
      invoke: {
        src: 'loadReceipt',
        onDone: {
          target: 'received',
          actions: assign({ receipt: ({ event }) => event.output }),
        },
        onError: [
          {
            guard: { type: 'hasNoReceipt', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
            actions: 'endRequest',
          },
          { target: 'withoutReceipt' },
        ],
      },
    },
    withoutReceipt: { on: { 'retry.chosen': 'loadingReceipt' } },
    received: { entry: 'endRequest' },
    closed: {
      on: {
        'proxy.revoked': {
          guard: 'isProxied',
          target: 'open.choosing',
          actions: 'forgetFault',
        },
      },
    },
  },
});
