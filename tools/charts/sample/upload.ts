import { and, assign, emit, enqueueActions, fromPromise, not, raise, setup } from 'xstate';

interface Context {
  readonly tries: number;
  readonly file: string | undefined;
}

type Event =
  | { type: 'upload.chosen'; file: string }
  | { type: 'upload.cancelled' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'hint.closed' };

/**
 * An upload, for the tests: nested, side by side, guarded, delayed,
 * invoked and without an event.
 *
 * A second paragraph.
 */
export const uploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: string; by?: string },
  },
  actors: {
    /** Sends the file. It may take long. */
    send: fromPromise(async () => {}),
  },
  actions: {
    /** Lets go of the file. */
    drop: assign({ file: undefined }),
    told: emit({ type: 'upload.done', by: 'server' }),
    outside: () => {},
  },
  guards: {
    tired: ({ context }) => context.tries > 2,
    allowed: (_, { kind }: { kind: string }) => kind !== '',
  },
  delays: { pause: 90_000, backoff: ({ context }) => context.tries * 1000 },
}).createMachine({
  id: 'upload',
  context: { tries: 0, file: undefined },
  initial: 'idle',
  on: {
    'upload.cancelled': { target: '.idle', actions: 'drop' },
    'hint.closed': { actions: 'outside' },
  },
  states: {
    idle: {
      description: 'Nothing is on its way.',
      on: {
        'upload.chosen': {
          guard: { type: 'allowed', params: { kind: 'pdf' } },
          target: 'busy',
          actions: assign(({ event, context }) => ({ file: event.file, tries: context.tries })),
          description: 'Only documents.',
        },
      },
    },
    busy: {
      type: 'parallel',
      onDone: { target: 'done', actions: 'told' },
      states: {
        transfer: {
          initial: 'sending',
          states: {
            sending: {
              entry: assign({ tries: ({ context }) => context.tries + 1 }),
              exit: raise({ type: 'hint.closed' }),
              invoke: { src: 'send', onDone: 'sent', onError: 'waiting' },
            },
            waiting: {
              always: {
                guard: and(['tired', not(({ context }) => context.tries < 9)]),
                target: '#upload.failed',
              },
              after: { backoff: 'sending', 60000: { target: 'waiting', reenter: true } },
            },
            sent: { type: 'final' },
          },
        },
        back: { type: 'history', history: 'deep' },
        hint: {
          initial: 'shown',
          states: {
            shown: { after: { pause: 'done' }, on: { 'hint.closed': 'done' } },
            done: { type: 'final' },
          },
        },
      },
      on: { paused: 'paused' },
    },
    paused: { on: { resumed: 'busy.back' } },
    done: { type: 'final' },
    failed: {
      entry: enqueueActions(({ enqueue }) => {
        enqueue.emit({ type: 'upload.failed' });
      }),
      type: 'final',
    },
  },
});
