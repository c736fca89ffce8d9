import { assign, emit, setup } from 'xstate';
import type { PollPause } from './access';

interface UnreadContext {
  readonly paused: boolean;
}

export type UnreadEvent =
  | PollPause
  /** The first navigation is over, the units have come, or the pages have changed. */
  | { type: 'counts.wanted' }
  /** The user has chosen a unit: both counts are refreshed, however fresh they are. */
  | { type: 'unit.chosen' }
  /** Another tab of the same session has asked, and told what it heard. */
  | { type: 'counts.heard' };

/** `anew` where an answer that has just come will not do. */
export type UnreadEmitted = { type: 'counts.due'; anew: boolean };

/**
 * When the unread counts are asked for (§4): at the first navigation, when a unit is chosen, and 60 s after they
 * were asked for last. A tab that nobody sees, or that is offline, asks nothing; on return it asks once. A tab that hears
 * another's answers asks when none has come for about 61 s.
 */
export const unreadMachine = setup({
  types: {
    context: {} as UnreadContext,
    events: {} as UnreadEvent,
    emitted: {} as UnreadEmitted,
  },
  actions: {
    ask: emit({ type: 'counts.due', anew: false }),
    askAnew: emit({ type: 'counts.due', anew: true }),
    pause: assign({ paused: true }),
    resume: assign({ paused: false }),
  },
  guards: { running: ({ context }) => !context.paused },
  delays: {
    // As in the page guard: who only heard waits longer, and by chance.
    pollInterval: ({ event }) =>
      event.type === 'counts.heard' ? 61_000 + Math.random() * 1_000 : 60_000,
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
        'unit.chosen': { target: 'polling', actions: 'askAnew' },
      },
    },
    polling: {
      after: {
        pollInterval: { guard: 'running', target: 'polling', reenter: true, actions: 'ask' },
      },
      on: {
        'counts.wanted': { target: 'polling', reenter: true, actions: 'ask' },
        'unit.chosen': { target: 'polling', reenter: true, actions: 'askAnew' },
        'counts.heard': { target: 'polling', reenter: true },
        'polls.resumed': { target: 'polling', reenter: true, actions: ['resume', 'ask'] },
      },
    },
  },
});
