import { expect, test } from 'vitest';
import { createMachine, emit, fromPromise, setup } from 'xstate';
import { diagramOf } from './diagram';
import { docstringOf } from './docstring';

const upload = setup({
  actors: { send: fromPromise(async () => undefined) },
  guards: { small: () => true },
  actions: { note: () => undefined },
  delays: { pause: 50 },
}).createMachine({
  id: 'upload',
  initial: 'idle',
  on: { cancelled: { target: '.idle', actions: emit({ type: 'stopped' }) } },
  states: {
    idle: {
      entry: 'note',
      on: { chosen: [{ guard: 'small', target: 'sending' }, { actions: 'note' }] },
    },
    sending: {
      invoke: { src: 'send', onDone: 'end', onError: 'waiting' },
    },
    waiting: { after: { pause: 'sending', 2000: 'end' } },
    end: { type: 'final' },
  },
});

test('a chart shows events, guards, actions, actors, delays, first and final states', () => {
  expect(diagramOf(upload).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "upload" as s {',
    '    state "idle (on entry note)" as s_idle',
    '    state "sending (runs send)" as s_sending',
    '    state "waiting" as s_waiting',
    '    state "end" as s_end',
    '    state "in every state" as s_any',
    '    [*] --> s_idle',
    '    s_any --> s_idle : cancelled / emit stopped',
    '    s_idle --> s_sending : chosen [small]',
    '    s_idle --> s_idle : chosen / note',
    '    s_sending --> s_end : done',
    '    s_sending --> s_waiting : error',
    '    s_waiting --> s_end : after 2000 ms',
    '    s_waiting --> s_sending : after pause (50 ms)',
    '    s_end --> [*]',
    '  }',
  ]);
});

test('parallel states are side by side, and a transition without an event is drawn in its own frame', () => {
  const machine = createMachine({
    id: 'both',
    type: 'parallel',
    states: {
      one: { initial: 'a', states: { a: { always: 'b' }, b: {} } },
      two: {},
    },
  });
  expect(diagramOf(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "both" as s {',
    '    state "one" as s_one {',
    '      state "a" as s_one_a',
    '      state "b" as s_one_b',
    '      [*] --> s_one_a',
    '      s_one_a --> s_one_b : always',
    '    }',
    '    --',
    '    state "two" as s_two',
    '  }',
  ]);
});

test('a docstring is read only from directly before its export', () => {
  const source =
    '/** Of another. */\nconst x = 1;\n/**\n * One\n * line.\n *\n * Two.\n */\nexport const machine = 2;\nexport const bare = 3;';
  expect(docstringOf(source, 'machine')).toBe('One line.\n\nTwo.');
  expect(docstringOf(source, 'bare')).toBe('');
});
