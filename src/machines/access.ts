import { assign, emit, fromPromise, setup } from 'xstate';
import { internalPages, samePages } from '../navigation/allowed-pages';
import type { Access } from '../navigation/menu';

/** An answer of the server; `hasTenants` is missing when that call failed. */
export interface AccessAnswer {
  readonly pages: readonly number[];
  readonly hasTenants: boolean | undefined;
}

interface AccessContext {
  readonly pages: readonly number[];
  /** `undefined` until the server has said so; it counts as no (§6). */
  readonly hasTenants: boolean | undefined;
  /** Whether nobody sees the tab, or it is offline. */
  readonly paused: boolean;
  /** Whether the server answered when it was asked last. */
  readonly reachable: boolean;
  /** When it was asked last, by a clock that nobody puts back. */
  readonly asked: number;
  /** Why the first list of this session has last failed to come. */
  readonly failure: unknown;
}

/** Told to all that polls: whether there is somebody to poll for, and a network. */
export type PollPause =
  | { type: 'polls.paused'; by: 'hidden' | 'offline' }
  | { type: 'polls.resumed' };

export type AccessEvent =
  | PollPause
  | { type: 'pages.wanted' }
  | { type: 'session.closed' }
  | { type: 'retry.chosen' }
  /** Another tab of the same session has asked, and tells what the server said. */
  | { type: 'access.heard'; answer: AccessAnswer };

export type AccessEmitted =
  | { type: 'pages.changed'; pages: readonly number[] }
  /** The server has answered this tab, whether or not something changed. */
  | { type: 'access.answered'; answer: AccessAnswer };

/** How often the server is asked (§4). */
const RECHECK = 15_000;

/**
 * Ms until the next turn, counted from when the server was asked and not from when it answered: so each client keeps a
 * time of its own, also when an outage ends for all that waited in the same moment (`threats.md` L15).
 */
function untilNextTurn(asked: number): number {
  return RECHECK - ((performance.now() - asked) % RECHECK);
}

const nothingGranted = {
  pages: internalPages,
  hasTenants: undefined,
  reachable: true,
  failure: undefined,
};

interface Heard {
  readonly context: AccessContext;
  readonly event: Extract<AccessEvent, { type: 'access.heard' }>;
}

/** What another tab heard; a call of its own that failed there takes away nothing that is known here. */
const heard = ({ context, event: { answer } }: Heard): AccessAnswer => ({
  pages: answer.pages,
  hasTenants: answer.hasTenants ?? context.hasTenants,
});

/**
 * Which pages the user may see (§4 Allowed pages).
 *
 * Without a session only the internal pages. With one, the server's list plus the internal pages, fetched at once and
 * re-checked every 15 s, though never while an answer is awaited. A re-check that fails keeps the last good list. Until the first list has come
 * nothing but the internal pages is granted; when it fails, it is asked for again every 15 s or when the user says so.
 * A tab that nobody sees, or that is offline, asks nothing; on return it asks at once. A tab that hears another's answers
 * asks when none has come for about 16 s.
 */
export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    emitted: {} as AccessEmitted,
  },
  actors: {
    /** Asks the server; `hasTenants` of the input is what is known already. */
    loadAccess: fromPromise<AccessAnswer, { hasTenants: boolean | undefined }>(async () => {
      throw new Error('loadAccess is not provided.');
    }),
  },
  actions: {
    adopt: assign((_, answer: AccessAnswer) => ({ ...answer, reachable: true })),
    tellChange: emit((_, { pages }: AccessAnswer) => ({ type: 'pages.changed' as const, pages })),
    tellAnswer: emit((_, answer: AccessAnswer) => ({ type: 'access.answered' as const, answer })),
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
    // Who only heard waits longer, so that of several tabs always the same one asks; by chance, so that two that
    // asked at the same moment do not do so again.
    recheckInterval: ({ context, event }) =>
      event.type === 'access.heard'
        ? RECHECK + 500 + Math.random() * 1_000
        : untilNextTurn(context.asked),
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
        input: { hasTenants: undefined },
        onDone: {
          target: 'watching',
          actions: [
            { type: 'adopt', params: ({ event }) => event.output },
            { type: 'tellChange', params: ({ event }) => event.output },
            { type: 'tellAnswer', params: ({ event }) => event.output },
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
        'access.heard': [
          {
            guard: { type: 'changes', params: heard },
            target: 'watching',
            reenter: true,
            actions: [
              { type: 'adopt', params: heard },
              { type: 'tellChange', params: heard },
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
        input: ({ context }) => ({ hasTenants: context.hasTenants }),
        onDone: [
          {
            guard: { type: 'changes', params: ({ event }) => event.output },
            target: 'watching',
            actions: [
              { type: 'adopt', params: ({ event }) => event.output },
              { type: 'tellChange', params: ({ event }) => event.output },
              { type: 'tellAnswer', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'watching',
            actions: ['noteAnswer', { type: 'tellAnswer', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'watching', actions: 'noteSilence' },
      },
    },
  },
});

/** What the guard grants now, for the pure rules of `navigation/`. */
export function accessOf({
  pages,
  hasTenants,
}: Pick<AccessContext, 'pages' | 'hasTenants'>): Access {
  return { pages, hasTenants: hasTenants === true };
}
