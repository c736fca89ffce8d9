import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Login } from '../../domain/api-types';
import { managerSwitchMachine, type SwitchTarget } from '../../machines/manager-switch';
import { announceSwitch } from './announce-switch';

const target = { manager: 'breza', code_payer: '5530' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const sent: unknown[] = [];
  const waits = fromPromise<Login, SwitchTarget>(() => new Promise(() => {}));
  const actor = createActor(managerSwitchMachine.provide({ actors: { switchManager: waits } }));
  announceSwitch(actor, { send: (message) => void sent.push(message) });
  actor.start();
  return { actor, sent };
}

const running = { kind: 'switch', running: true };
const over = { kind: 'switch', running: false };

test('a switch is announced every 10 s while it waits, and when it is cancelled', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'manager.chosen', target });
  expect(sent).toEqual([running]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual([running, running, running, running]);
  actor.send({ type: 'cancel.chosen' });
  expect(sent.at(-1)).toEqual(over);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(5);
});

test('a switch that ends with its session is not announced any more', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'manager.chosen', target });
  actor.send({ type: 'session.closed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([running]);
});
