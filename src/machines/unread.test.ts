import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreadMachine } from './unread';

function start() {
  const actor = createActor(unreadMachine);
  const due = vi.fn();
  actor.on('counts.due', due);
  actor.start();
  return { actor, due };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('requests nothing before the counts are wanted, then at once and every 60 s', () => {
  const { actor, due } = start();
  vi.advanceTimersByTime(600_000);
  expect(due).toHaveBeenCalledTimes(0);
  actor.send({ type: 'counts.wanted' });
  expect(due).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(due).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1 + 9 * 60_000);
  expect(due).toHaveBeenCalledTimes(11);
});

test('the 60 s restart when a unit is chosen; counts of another tab delay the next request to about 61 s', () => {
  const { actor, due } = start();
  actor.send({ type: 'counts.wanted' });
  vi.advanceTimersByTime(40_000);
  actor.send({ type: 'counts.wanted' });
  vi.advanceTimersByTime(40_000);
  actor.send({ type: 'counts.received' });
  vi.advanceTimersByTime(60_999);
  expect(due).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_001);
  expect(due).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(due).toHaveBeenCalledTimes(4);
});

test('a tab that receives counts waits a random time, so that tabs do not all send a request at the same moment', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { actor, due } = start();
  actor.send({ type: 'counts.wanted' });
  actor.send({ type: 'counts.received' });
  vi.advanceTimersByTime(61_899);
  expect(due).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(due).toHaveBeenCalledTimes(2);
});

test('requests nothing while paused, once on return, then every 60 s', () => {
  const { actor, due } = start();
  actor.send({ type: 'counts.wanted' });
  actor.send({ type: 'polls.paused', by: 'hidden' });
  vi.advanceTimersByTime(3_600_000);
  expect(due).toHaveBeenCalledTimes(1);
  actor.send({ type: 'polls.resumed' });
  expect(due).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(due).toHaveBeenCalledTimes(3);
});

test('a tab opened in the background does not poll until it is shown', () => {
  const { actor, due } = start();
  actor.send({ type: 'polls.paused', by: 'hidden' });
  actor.send({ type: 'counts.wanted' });
  vi.advanceTimersByTime(600_000);
  expect(due).toHaveBeenCalledTimes(1);
  actor.send({ type: 'polls.resumed' });
  expect(due).toHaveBeenCalledTimes(2);
});

test('a choice of unit forces a request at once, and the 60 s restart', () => {
  const { actor, due } = start();
  actor.send({ type: 'unit.chosen' });
  vi.advanceTimersByTime(10);
  actor.send({ type: 'unit.chosen' });
  vi.advanceTimersByTime(59_999);
  expect(due.mock.calls.map(([{ force }]) => force)).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(due.mock.calls.map(([{ force }]) => force)).toEqual([true, true, false]);
});

test('a pause that is over before the counts are wanted stops no later request', () => {
  const { actor, due } = start();
  actor.send({ type: 'polls.paused', by: 'hidden' });
  actor.send({ type: 'polls.resumed' });
  actor.send({ type: 'counts.wanted' });
  vi.advanceTimersByTime(60_000);
  expect(due).toHaveBeenCalledTimes(2);
});
