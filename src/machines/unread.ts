import { assign, emit, setup } from 'xstate';
import type { PollPause } from './access';
import { UNREAD_COUNTS_INTERVAL_MS } from './poll-intervals';

interface UnreadContext {
  readonly paused: boolean;
}

export type UnreadEvent =
  | PollPause
  /** The first navigation has ended, the units have been loaded, or the pages have changed. */
  | { type: 'counts.wanted' }
  /** The user has chosen a unit: both counts are refreshed, also fresh ones. */
  | { type: 'unit.chosen' }
  /** Another tab of the same session passes on the counts. */
  | { type: 'counts.received' };

/** `force` also requests counts that are still fresh. */
export type UnreadEmitted = { type: 'counts.due'; force: boolean };

/**
 * When the unread counts are requested (§4): at the first navigation, when a unit is chosen, and 60 s after the last
 * request. A hidden or offline tab sends no request; on return it sends one. A tab that receives the counts of another
 * tab sends a request after about 61 s without them.
 */
export const unreadMachine = setup({
  types: {
    context: {} as UnreadContext,
    events: {} as UnreadEvent,
    emitted: {} as UnreadEmitted,
  },
  actions: {
    ask: emit({ type: 'counts.due', force: false }),
    forceAsk: emit({ type: 'counts.due', force: true }),
    pause: assign({ paused: true }),
    resume: assign({ paused: false }),
  },
  guards: { running: ({ context }) => !context.paused },
  delays: {
    // As in `access.ts`: a tab that receives counts waits longer, for a random time.
    pollInterval: ({ event }) =>
      event.type === 'counts.received'
        ? UNREAD_COUNTS_INTERVAL_MS + 1_000 + Math.random() * 1_000
        : UNREAD_COUNTS_INTERVAL_MS,
  },
}).createMachine({
  id: 'unread',
  context: { paused: false },
  initial: 'off',
  on: { 'polls.paused': { actions: 'pause' }, 'polls.resumed': { actions: 'resume' } },
  states: {
    off: {
      on: {
        'counts.wanted': { target: 'polling', actions: 'ask' },
        'unit.chosen': { target: 'polling', actions: 'forceAsk' },
      },
    },
    polling: {
      after: {
        pollInterval: { guard: 'running', target: 'polling', reenter: true, actions: 'ask' },
      },
      on: {
        'counts.wanted': { target: 'polling', reenter: true, actions: 'ask' },
        'unit.chosen': { target: 'polling', reenter: true, actions: 'forceAsk' },
        'counts.received': { target: 'polling', reenter: true },
        'polls.resumed': { target: 'polling', reenter: true, actions: ['resume', 'ask'] },
      },
    },
  },
});
