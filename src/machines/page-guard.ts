import { assign, emit, fromPromise, setup } from 'xstate';
import { internalPages, samePages } from '../navigation/allowed-pages';
import type { Access } from '../navigation/menu';

/** An answer of the server; `hasTenants` is missing when that call failed. */
export interface AccessAnswer {
  readonly pages: readonly number[];
  readonly hasTenants: boolean | undefined;
}

interface PageGuardContext {
  readonly pages: readonly number[];
  /** `undefined` until the server has said so; it counts as no (§6). */
  readonly hasTenants: boolean | undefined;
}

export type PageGuardEvent =
  | { type: 'pages.wanted' }
  | { type: 'session.closed' }
  | { type: 'retry.chosen' };

export type PageGuardEmitted = { type: 'pages.changed'; pages: readonly number[] };

const nothingGranted: PageGuardContext = { pages: internalPages, hasTenants: undefined };

/**
 * Which pages the user may see (§4 Allowed pages).
 *
 * Without a session only the internal pages. With one, the server's list plus the internal pages, fetched at once and
 * re-checked every 15 s. A re-check that fails keeps the last good list. Until the first list has come nothing but
 * the internal pages is granted; when it fails, it is asked for again every 15 s or when the user says so.
 */
export const pageGuardMachine = setup({
  types: {
    context: {} as PageGuardContext,
    events: {} as PageGuardEvent,
    emitted: {} as PageGuardEmitted,
  },
  actors: {
    /** Asks the server; `hasTenants` of the input is what is known already. */
    loadAccess: fromPromise<AccessAnswer, { hasTenants: boolean | undefined }>(async () => {
      throw new Error('loadAccess is not provided.');
    }),
  },
  guards: {
    changes: (
      { context }: { context: PageGuardContext },
      answer: { pages: readonly number[]; hasTenants: boolean | undefined },
    ) => !samePages(context.pages, answer.pages) || context.hasTenants !== answer.hasTenants,
  },
  delays: { recheckInterval: 15_000 },
}).createMachine({
  id: 'pageGuard',
  context: nothingGranted,
  initial: 'internalOnly',
  on: {
    'session.closed': { target: '.internalOnly', actions: assign(nothingGranted) },
  },
  states: {
    internalOnly: {
      on: { 'pages.wanted': 'firstLoad' },
    },
    firstLoad: {
      invoke: {
        src: 'loadAccess',
        input: { hasTenants: undefined },
        onDone: {
          target: 'watching',
          actions: [
            assign(({ event }) => event.output),
            emit(({ event }) => ({ type: 'pages.changed', pages: event.output.pages })),
          ],
        },
        onError: 'unavailable',
      },
    },
    unavailable: {
      after: { recheckInterval: 'firstLoad' },
      on: { 'retry.chosen': 'firstLoad' },
    },
    watching: {
      after: { recheckInterval: 'rechecking' },
    },
    rechecking: {
      invoke: {
        src: 'loadAccess',
        input: ({ context }) => ({ hasTenants: context.hasTenants }),
        onDone: [
          {
            guard: { type: 'changes', params: ({ event }) => event.output },
            target: 'watching',
            actions: [
              assign(({ event }) => event.output),
              emit(({ event }) => ({ type: 'pages.changed', pages: event.output.pages })),
            ],
          },
          { target: 'watching' },
        ],
        onError: 'watching',
      },
    },
  },
});

/** What the guard grants now, for the pure rules of `navigation/`. */
export function accessOf({ pages, hasTenants }: PageGuardContext): Access {
  return { pages, hasTenants: hasTenants === true };
}
