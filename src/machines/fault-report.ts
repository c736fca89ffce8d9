import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { BuildingFault } from '../domain/api-types';
import { SimilarFound } from '../domain/events/similar-found';

/** A report that is being sent. */
export interface FaultRequest<Content = unknown> {
  readonly content: Content;
  /** Equal for equal content, apart from the answer about similar faults. */
  readonly print: string;
  /** The `Idempotency-Key`. */
  readonly key: string;
}

/** The key of the last request and what it was for; a draft keeps it through a reload. */
export type KeptKey = Pick<FaultRequest, 'key' | 'print'>;

interface FaultReportContext {
  readonly kept: KeptKey | undefined;
  readonly content: unknown;
  /** The report with its photos made smaller. */
  readonly prepared: unknown;
  /** Why the last request failed. */
  readonly failure: unknown;
  /** `st_prijave` of open faults that may be the same one. */
  readonly similar: readonly string[];
  readonly fault: BuildingFault | undefined;
}

export type FaultReportEvent =
  | { type: 'report.given'; content: unknown; print: string }
  | { type: 'cancel.chosen' }
  /** The user goes back from the similar faults to the form. */
  | { type: 'form.wanted' };

/** The user has stopped the upload. */
export class Cancelled extends Error {}

/**
 * The report of a fault (`pages.md` P31): photos are made smaller, the report is sent, and similar faults are offered.
 *
 * The same report is sent with the same `Idempotency-Key`, also after a lost answer or a cancelled upload, which the server
 * may have received; a changed report gets another key. Leaving a state aborts what it has started.
 * `sendReport` fails with `SimilarFound` when there are similar faults.
 */
export const faultReportMachine = setup({
  types: {
    context: {} as FaultReportContext,
    events: {} as FaultReportEvent,
    input: {} as { readonly kept: KeptKey | undefined },
  },
  actors: {
    preparePhotos: fromPromise<unknown, { content: unknown }>(async () => {
      throw new Error('preparePhotos is not provided.');
    }),
    sendReport: fromPromise<BuildingFault, { content: unknown; key: string }>(async () => {
      throw new Error('sendReport is not provided.');
    }),
  },
  actions: {
    noteReport: assign(({ context: { kept }, event }) => {
      assertEvent(event, 'report.given');
      const { content, print } = event;
      const key = kept?.print === print ? kept.key : crypto.randomUUID();
      return { content, kept: { key, print }, failure: undefined, similar: [] };
    }),
    noteCancelled: assign({ failure: () => new Cancelled() }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    noteSimilar: assign((_, { error }: { error: unknown }) => ({
      similar: error instanceof SimilarFound ? error.numbers : [],
    })),
  },
  guards: {
    hasSimilar: (_, { error }: { error: unknown }) => error instanceof SimilarFound,
  },
}).createMachine({
  id: 'faultReport',
  context: ({ input: { kept } }) => ({
    kept,
    content: undefined,
    prepared: undefined,
    failure: undefined,
    similar: [],
    fault: undefined,
  }),
  initial: 'filling',
  states: {
    filling: { on: { 'report.given': { target: 'preparing', actions: 'noteReport' } } },
    preparing: {
      on: { 'cancel.chosen': { target: 'filling', actions: 'noteCancelled' } },
      invoke: {
        src: 'preparePhotos',
        input: ({ context: { content } }) => ({ content }),
        onDone: { target: 'sending', actions: assign({ prepared: ({ event }) => event.output }) },
        onError: {
          target: 'filling',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      on: { 'cancel.chosen': { target: 'filling', actions: 'noteCancelled' } },
      invoke: {
        src: 'sendReport',
        input: ({ context: { prepared, kept } }) => {
          if (!kept) throw new Error('A report is sent without a key.');
          return { content: prepared, key: kept.key };
        },
        onDone: { target: 'received', actions: assign({ fault: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'hasSimilar', params: ({ event }) => ({ error: event.error }) },
            target: 'offering',
            actions: { type: 'noteSimilar', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'filling',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** Open faults of the same place and kind are shown. */
    offering: {
      on: {
        'report.given': { target: 'preparing', actions: 'noteReport' },
        'form.wanted': 'filling',
      },
    },
    received: {},
  },
});
