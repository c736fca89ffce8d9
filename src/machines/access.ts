import { assign, emit, fromPromise, setup } from 'xstate';
import { internalPages, samePages } from '../navigation/allowed-pages';
import type { Access } from '../navigation/menu';
import { ALLOWED_PAGES_INTERVAL_MS } from './poll-intervals';

/** The server's answers; `hasTenants` is undefined when that call failed. */
export interface AccessAnswer {
  readonly pages: readonly number[];
  readonly hasTenants: boolean | undefined;
}

/** What a request to the server depends on. */
export interface AccessInput {
  /** The known answer about tenants, which is not requested again. */
  readonly hasTenants: boolean | undefined;
  /** Whether the session has no list yet. */
  readonly isFirst: boolean;
}

interface AccessContext {
  readonly pages: readonly number[];
  /** `undefined` until the server has answered; it counts as no (§6). */
  readonly hasTenants: boolean | undefined;
  /** Whether the tab is hidden or offline. */
  readonly paused: boolean;
  /** Whether the last request was answered. */
  readonly reachable: boolean;
  /** Time of the last request, by the monotonic clock. */
  readonly asked: number;
  /** The error of the last attempt to load the first list of this session. */
  readonly failure: unknown;
}

/** Pauses all polls while the tab is hidden or offline. */
export type PollPause =
  | { type: 'polls.paused'; by: 'hidden' | 'offline' }
  | { type: 'polls.resumed' };

export type AccessEvent =
  | PollPause
  | { type: 'pages.wanted' }
  | { type: 'session.closed' }
  | { type: 'retry.chosen' }
  /** Another tab of the same session passes on an answer of the server. */
  | { type: 'access.received'; answer: AccessAnswer };

export type AccessEmitted =
  | { type: 'pages.changed'; pages: readonly number[] }
  /** The server has answered this tab, with or without a change. */
  | { type: 'access.answered'; answer: AccessAnswer };

/**
 * Milliseconds until the next request, counted from the last request and not from its answer: clients stay spread over
 * the interval also when an outage ends for all of them at the same moment (`threats.md` L15).
 */
function untilNextRequest(asked: number): number {
  return ALLOWED_PAGES_INTERVAL_MS - ((performance.now() - asked) % ALLOWED_PAGES_INTERVAL_MS);
}

const nothingGranted = {
  pages: internalPages,
  hasTenants: undefined,
  reachable: true,
  failure: undefined,
};

interface Received {
  readonly context: AccessContext;
  readonly event: Extract<AccessEvent, { type: 'access.received' }>;
}

/** Another tab's answer. When its call about tenants failed, this tab's value stays. */
const received = ({ context, event: { answer } }: Received): AccessAnswer => ({
  pages: answer.pages,
  hasTenants: answer.hasTenants ?? context.hasTenants,
});

/**
 * Which pages the user may see (§4 Allowed pages).
 *
 * Without a session only the internal pages are granted. With a session, the server's list plus the internal pages: it is
 * fetched at once and re-checked every 15 s, one request at a time. A failed re-check keeps the last list. Until the first
 * list arrives only the internal pages are granted; when it fails, it is requested again every 15 s or when the user
 * chooses so. A hidden or offline tab sends no request; on return it sends one at once. A tab that receives the answers
 * of another tab sends a request after about 16 s without one.
 */
export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    emitted: {} as AccessEmitted,
  },
  actors: {
    /** Requests the answers from the server. */
    loadAccess: fromPromise<AccessAnswer, AccessInput>(async () => {
      throw new Error('loadAccess is not provided.');
    }),
  },
  actions: {
    adopt: assign((_, answer: AccessAnswer) => ({ ...answer, reachable: true })),
    emitChange: emit((_, { pages }: AccessAnswer) => ({ type: 'pages.changed' as const, pages })),
    emitAnswer: emit((_, answer: AccessAnswer) => ({ type: 'access.answered' as const, answer })),
    noteAnswer: assign({ reachable: true }),
    noteSilence: assign({ reachable: false }),
    noteAsked: assign({ asked: () => performance.now() }),
    pause: assign({ paused: true }),
    resume: assign({ paused: false }),
  },
  guards: {
    running: ({ context }) => !context.paused,
    changes: ({ context }, answer: AccessAnswer) =>
      !samePages(context.pages, answer.pages) || context.hasTenants !== answer.hasTenants,
  },
  delays: {
    // A tab that receives answers waits longer, so that the same one of several tabs sends all requests. The random
    // part separates tabs that sent a request at the same moment.
    recheckInterval: ({ context, event }) =>
      event.type === 'access.received'
        ? ALLOWED_PAGES_INTERVAL_MS + 500 + Math.random() * 1_000
        : untilNextRequest(context.asked),
  },
}).createMachine({
  id: 'access',
  context: { ...nothingGranted, paused: false, asked: 0 },
  initial: 'internalOnly',
  on: {
    'session.closed': { target: '.internalOnly', actions: assign(nothingGranted) },
    'polls.paused': [
      { guard: ({ event }) => event.by === 'offline', actions: ['pause', 'noteSilence'] },
      { actions: 'pause' },
    ],
    'polls.resumed': { actions: 'resume' },
  },
  states: {
    internalOnly: {
      on: { 'pages.wanted': 'firstLoad' },
    },
    firstLoad: {
      entry: 'noteAsked',
      invoke: {
        src: 'loadAccess',
        input: { hasTenants: undefined, isFirst: true },
        onDone: {
          target: 'watching',
          actions: [
            { type: 'adopt', params: ({ event }) => event.output },
            { type: 'emitChange', params: ({ event }) => event.output },
            { type: 'emitAnswer', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'unavailable',
          actions: ['noteSilence', assign({ failure: ({ event }) => event.error })],
        },
      },
    },
    unavailable: {
      after: { recheckInterval: { guard: 'running', target: 'firstLoad' } },
      on: {
        'retry.chosen': 'firstLoad',
        'polls.resumed': { target: 'firstLoad', actions: 'resume' },
      },
    },
    watching: {
      after: { recheckInterval: { guard: 'running', target: 'rechecking' } },
      on: {
        'polls.resumed': { target: 'rechecking', actions: 'resume' },
        'access.received': [
          {
            guard: { type: 'changes', params: received },
            target: 'watching',
            reenter: true,
            actions: [
              { type: 'adopt', params: received },
              { type: 'emitChange', params: received },
            ],
          },
          { target: 'watching', reenter: true, actions: 'noteAnswer' },
        ],
      },
    },
    rechecking: {
      entry: 'noteAsked',
      invoke: {
        src: 'loadAccess',
        input: ({ context }) => ({ hasTenants: context.hasTenants, isFirst: false }),
        onDone: [
          {
            guard: { type: 'changes', params: ({ event }) => event.output },
            target: 'watching',
            actions: [
              { type: 'adopt', params: ({ event }) => event.output },
              { type: 'emitChange', params: ({ event }) => event.output },
              { type: 'emitAnswer', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'watching',
            actions: ['noteAnswer', { type: 'emitAnswer', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'watching', actions: 'noteSilence' },
      },
    },
  },
});

/** What is granted now, for the rules of `navigation/`. */
export function accessOf({
  pages,
  hasTenants,
}: Pick<AccessContext, 'pages' | 'hasTenants'>): Access {
  return { pages, hasTenants: hasTenants === true };
}
