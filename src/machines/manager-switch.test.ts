import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Login } from '../domain/api-types';
import { ana } from '../domain/session/session-data.fixture';
import {
  type ManagerSwitchEmitted,
  type ManagerSwitchEvent,
  managerSwitchMachine,
  type SwitchTarget,
} from './manager-switch';

const target = { manager: 'breza', code_payer: '5530' };
const switched = { selected_manager: 'breza', code_payer: '5530' };
const login: Login = { token_string: 'a.b.c', user_data: { ...ana, ...switched } };

function start(answer: () => Promise<Login>) {
  const asked: SwitchTarget[] = [];
  const aborted = vi.fn();
  const machine = managerSwitchMachine.provide({
    actors: {
      switchManager: fromPromise(({ input, signal }) => {
        asked.push(input);
        signal.addEventListener('abort', aborted);
        return answer();
      }),
    },
  });
  const actor = createActor(machine);
  const emitted: ManagerSwitchEmitted[] = [];
  for (const type of [
    'manager.switched',
    'switch.failed',
    'switch.cancelled',
    'call.unauthorised',
  ] as const) {
    actor.on(type, (event) => emitted.push(event));
  }
  actor.start();
  return { actor, asked, aborted, emitted };
}

const never = () => new Promise<Login>(() => {});
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends one request however often it is chosen, and none after the answer', async () => {
  const { actor, asked, emitted } = start(async () => login);
  actor.send({ type: 'manager.chosen', target });
  actor.send({ type: 'manager.chosen', target: { manager: 'other', code_payer: '1' } });
  await vi.runAllTimersAsync();
  actor.send({ type: 'manager.chosen', target });
  expect(asked).toEqual([target]);
  expect(emitted).toEqual([{ type: 'manager.switched', login }]);
});

test('a failure is emitted, and another choice sends another request', async () => {
  const { actor, asked, emitted } = start(() => Promise.reject(new Error('500')));
  actor.send({ type: 'manager.chosen', target });
  await vi.runAllTimersAsync();
  actor.send({ type: 'manager.chosen', target });
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
  expect(emitted).toEqual([{ type: 'switch.failed' }, { type: 'switch.failed' }]);
});

test('§9 it waits for the answer as long as the server takes', async () => {
  const { actor, aborted, emitted } = start(() => later(3_600_000).then(() => login));
  actor.send({ type: 'manager.chosen', target });
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect([emitted, aborted.mock.calls]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(emitted).toEqual([{ type: 'manager.switched', login }]);
});

describe('a user who cancels', () => {
  test('aborts the call, gets a message, and may choose again', async () => {
    const { actor, aborted, emitted, asked } = start(never);
    actor.send({ type: 'manager.chosen', target });
    actor.send({ type: 'cancel.chosen' });
    expect(aborted).toHaveBeenCalledTimes(1);
    expect(emitted).toEqual([{ type: 'switch.cancelled' }]);
    actor.send({ type: 'manager.chosen', target });
    expect(asked).toHaveLength(2);
  });

  test('gets a 401 that was held back: the server has switched', () => {
    const { actor, emitted } = start(never);
    actor.send({ type: 'manager.chosen', target });
    actor.send({ type: 'call.unauthorised' });
    actor.send({ type: 'cancel.chosen' });
    expect(emitted).toEqual([{ type: 'call.unauthorised' }]);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  test('cannot cancel after the answer', async () => {
    const { actor, emitted } = start(async () => login);
    actor.send({ type: 'manager.chosen', target });
    await vi.runAllTimersAsync();
    actor.send({ type: 'cancel.chosen' });
    expect(emitted).toEqual([{ type: 'manager.switched', login }]);
    expect(actor.getSnapshot().value).toBe('switched');
  });
});

describe('a 401 of another call during the switch', () => {
  test('is dropped when the switch succeeds: it concerned the replaced token', async () => {
    const { actor, emitted } = start(() => later(100).then(() => login));
    actor.send({ type: 'manager.chosen', target });
    actor.send({ type: 'call.unauthorised' });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([{ type: 'manager.switched', login }]);
  });

  test('is passed on when the switch fails, and not again with the next failure', async () => {
    const { actor, emitted } = start(() => later(100).then(() => Promise.reject(new Error('500'))));
    actor.send({ type: 'manager.chosen', target });
    actor.send({ type: 'call.unauthorised' });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([{ type: 'call.unauthorised' }]);
    actor.send({ type: 'manager.chosen', target });
    await vi.runAllTimersAsync();
    expect(emitted).toEqual([{ type: 'call.unauthorised' }, { type: 'switch.failed' }]);
  });
});

test('without a switch under way, a 401 is passed on at once, each time', () => {
  const { actor, emitted } = start(never);
  actor.send({ type: 'call.unauthorised' });
  actor.send({ type: 'call.unauthorised' });
  expect(emitted).toEqual([{ type: 'call.unauthorised' }, { type: 'call.unauthorised' }]);
});

test('the end of the session ends the switch without an event', async () => {
  const { actor, aborted, emitted } = start(() => later(100).then(() => login));
  actor.send({ type: 'manager.chosen', target });
  actor.send({ type: 'session.closed' });
  await vi.runAllTimersAsync();
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(emitted).toEqual([]);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('a session that ends right after a switch is ended by its 401, and another switch is possible', async () => {
  const { actor, asked, emitted } = start(async () => login);
  actor.send({ type: 'manager.chosen', target });
  await vi.runAllTimersAsync();
  actor.send({ type: 'call.unauthorised' });
  expect(emitted).toEqual([{ type: 'manager.switched', login }, { type: 'call.unauthorised' }]);
  actor.send({ type: 'session.closed' });
  actor.send({ type: 'manager.chosen', target });
  expect(asked).toHaveLength(2);
});

describe('a switch of another tab', () => {
  const hearing = (...events: ManagerSwitchEvent[]) => {
    const started = start(async () => login);
    for (const event of [{ type: 'switch.announced' } as const, ...events])
      started.actor.send(event);
    return started;
  };
  const refused = { type: 'call.unauthorised' } as const;

  test('is announced by the tab that switches, once', async () => {
    const { actor } = start(async () => login);
    const began = vi.fn();
    actor.on('switch.began', began);
    actor.send({ type: 'manager.chosen', target });
    actor.send({ type: 'manager.chosen', target });
    expect(began).toHaveBeenCalledTimes(1);
  });

  test('holds a 401 back until it is over', () => {
    const { actor, emitted } = hearing(refused);
    expect(emitted).toEqual([]);
    actor.send({ type: 'switch.over' });
    expect(emitted).toEqual([refused]);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  test('holds a 401 back for 30 s when its tab sends no further announcement', async () => {
    const { emitted } = hearing(refused);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(emitted).toEqual([refused]);
  });

  test('holds it back as long as its tab repeats the announcement', async () => {
    const { actor, emitted } = hearing(refused);
    for (let minute = 0; minute < 60; minute += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      actor.send({ type: 'switch.announced' });
    }
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(emitted).toEqual([refused]);
  });

  test('ends without an event when no 401 was held back, and the next 401 is passed on at once', () => {
    const { actor, emitted } = hearing({ type: 'switch.over' });
    expect(emitted).toEqual([]);
    actor.send(refused);
    expect(emitted).toEqual([refused]);
  });

  test('is forgotten with the session, and so is its 401', async () => {
    const { actor, emitted } = hearing(refused, { type: 'session.closed' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(emitted).toEqual([]);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  test('does not prevent a switch in this tab, which is announced too', () => {
    const { actor, asked } = hearing();
    const began = vi.fn();
    actor.on('switch.began', began);
    actor.send({ type: 'manager.chosen', target });
    expect([asked, began.mock.calls.length]).toEqual([[target], 1]);
  });
});
