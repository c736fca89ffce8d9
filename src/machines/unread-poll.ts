import { assign, emit, setup } from 'xstate';
import { followerDelay } from './follower-delay';
import type { PollPause } from './page-guard';

interface UnreadPollContext {
  readonly paused: boolean;
  /** Whether another tab has asked last. */
  readonly following: boolean;
}

export type UnreadPollEvent =
  | PollPause
  /** The first navigation is over, a unit was chosen, or the pages have changed. */
  | { type: 'counts.wanted' }
  /** Another tab of the same session has asked, and told what it heard. */
  | { type: 'counts.heard' };

export type UnreadPollEmitted = { type: 'counts.due' };

const POLL = 60_000;

/**
 * When the unread counts are asked for (§4): at the first navigation, when a unit is chosen, and 60 s after they
 * were asked for last, a little later if another tab did so. A tab that nobody sees, or that is offline, asks nothing;
 * on return it asks once.
 */
export const unreadPollMachine = setup({
  types: {
    context: {} as UnreadPollContext,
    events: {} as UnreadPollEvent,
    emitted: {} as UnreadPollEmitted,
  },
  actions: {
    lead: assign({ following: false }),
    follow: assign({ following: true }),
    ask: emit({ type: 'counts.due' }),
    pause: assign({ paused: true }),
    resume: assign({ paused: false }),
  },
  guards: { running: ({ context }) => !context.paused },
  delays: {
    pollInterval: ({ context }) => (context.following ? followerDelay(POLL) : POLL),
  },
}).createMachine({
  id: 'unreadPoll',
  context: { paused: false, following: false },
  initial: 'off',
  on: { 'polls.paused': { actions: 'pause' }, 'polls.resumed': { actions: 'resume' } },
  states: {
    off: { on: { 'counts.wanted': { target: 'polling', actions: ['lead', 'ask'] } } },
    polling: {
      after: {
        pollInterval: {
          guard: 'running',
          target: 'polling',
          reenter: true,
          actions: ['lead', 'ask'],
        },
      },
      on: {
        'counts.wanted': { target: 'polling', reenter: true, actions: ['lead', 'ask'] },
        'counts.heard': { target: 'polling', reenter: true, actions: 'follow' },
        'polls.resumed': { target: 'polling', reenter: true, actions: ['resume', 'lead', 'ask'] },
      },
    },
  },
});
