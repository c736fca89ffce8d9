import { emit, setup } from 'xstate';

export type StartUpEvent =
  /** A navigation begins; `loadsPages` is false for login as user, which starts logged out (§2 Navigation guard). */
  { type: 'navigation.began'; loadsPages: boolean } | { type: 'pages.decided' };

export type StartUpEmitted =
  | { type: 'background.done' }
  | { type: 'pages.wanted' }
  | { type: 'counts.wanted' };

/**
 * The start-up (§4): the loading background is hidden 50 ms after the start; the first navigation requests the allowed
 * pages, and once these are known the unread counts. Each happens once.
 */
export const startUpMachine = setup({
  types: { events: {} as StartUpEvent, emitted: {} as StartUpEmitted },
  delays: { backgroundTime: 50 },
}).createMachine({
  id: 'startUp',
  type: 'parallel',
  states: {
    background: {
      initial: 'shown',
      states: {
        shown: {
          after: {
            backgroundTime: { target: 'hidden', actions: emit({ type: 'background.done' }) },
          },
        },
        hidden: {},
      },
    },
    firstNavigation: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'navigation.began': [
              {
                guard: ({ event }) => event.loadsPages,
                target: 'decidingPages',
                actions: emit({ type: 'pages.wanted' }),
              },
              { target: 'done' },
            ],
          },
        },
        decidingPages: {
          on: { 'pages.decided': { target: 'done', actions: emit({ type: 'counts.wanted' }) } },
        },
        done: {},
      },
    },
  },
});
