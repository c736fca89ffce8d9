import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { startUpMachine } from './start-up';

function start() {
  const actor = createActor(startUpMachine);
  const emitted: string[] = [];
  for (const type of ['background.done', 'pages.wanted', 'counts.wanted'] as const) {
    actor.on(type, (event) => emitted.push(event.type));
  }
  actor.start();
  return { actor, emitted };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('F04 the loading background is hidden 50 ms after the start', () => {
  const { emitted } = start();
  vi.advanceTimersByTime(49);
  expect(emitted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(emitted).toEqual(['background.done']);
});

test('the first navigation requests the pages, then the counts, each once', () => {
  const { actor, emitted } = start();
  for (const event of [
    { type: 'pages.decided' },
    { type: 'navigation.began', loadsPages: true },
    { type: 'navigation.began', loadsPages: true },
    { type: 'pages.decided' },
    { type: 'pages.decided' },
  ] as const) {
    actor.send(event);
  }
  expect(emitted).toEqual(['pages.wanted', 'counts.wanted']);
});

test('a first navigation to login-as-user requests nothing', () => {
  const { actor, emitted } = start();
  actor.send({ type: 'navigation.began', loadsPages: false });
  actor.send({ type: 'navigation.began', loadsPages: true });
  expect(emitted).toEqual([]);
});
