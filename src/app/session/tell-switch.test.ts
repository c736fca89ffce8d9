import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Login } from '../../domain/api-types';
import { managerSwitchMachine, type SwitchTarget } from '../../machines/manager-switch';
import { tellSwitch } from './tell-switch';

const target = { manager: 'breza', code_payer: '5530' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const told: unknown[] = [];
  const waits = fromPromise<Login, SwitchTarget>(() => new Promise(() => {}));
  const actor = createActor(managerSwitchMachine.provide({ actors: { switchManager: waits } }));
  tellSwitch(actor, { tell: (message) => told.push(message) });
  actor.start();
  return { actor, told };
}

const running = { kind: 'switch', running: true };
const over = { kind: 'switch', running: false };

test('the other tabs hear of a switch every 10 s while it waits, and when it is given up', async () => {
  const { actor, told } = start();
  actor.send({ type: 'manager.chosen', target });
  expect(told).toEqual([running]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([running, running, running, running]);
  actor.send({ type: 'cancel.chosen' });
  expect(told.at(-1)).toEqual(over);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(5);
});

test('a switch that ends with its session is not told of any more', async () => {
  const { actor, told } = start();
  actor.send({ type: 'manager.chosen', target });
  actor.send({ type: 'session.closed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([running]);
});
