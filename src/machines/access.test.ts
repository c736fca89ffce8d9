import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { internalPages } from '../navigation/allowed-pages';
import { type AccessAnswer, accessMachine, accessOf } from './access';

const answerOf = (...pages: number[]): AccessAnswer => ({
  pages: [...pages, ...internalPages],
  hasTenants: false,
});

function start(...answers: (AccessAnswer | Error | Promise<AccessAnswer>)[]) {
  const loadAccess = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const actor = createActor(
    accessMachine.provide({ actors: { loadAccess: fromPromise(loadAccess) } }),
  );
  const changed = vi.fn();
  actor.on('pages.changed', changed);
  actor.start();
  const granted = () => accessOf(actor.getSnapshot().context).pages;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { actor, loadAccess, changed, granted, pass };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('grants the internal pages only until pages are wanted, and asks nobody', async () => {
  const { granted, loadAccess, pass } = start(answerOf(2));
  await pass(60_000);
  expect(granted()).toEqual(internalPages);
  expect(loadAccess).not.toHaveBeenCalled();
});

test('grants the server list once it has come', async () => {
  const { actor, granted, changed, pass } = start(answerOf(2));
  actor.send({ type: 'pages.wanted' });
  expect(granted()).toEqual(internalPages);
  await pass(0);
  expect(granted()).toEqual([2, ...internalPages]);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('re-checks every 15 s, and tells only of a change', async () => {
  const { actor, granted, changed, loadAccess, pass } = start(
    answerOf(2, 3),
    answerOf(3, 2),
    answerOf(3),
  );
  actor.send({ type: 'pages.wanted' });
  await pass(14_999);
  expect(loadAccess).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(loadAccess).toHaveBeenCalledTimes(2);
  expect(changed).toHaveBeenCalledTimes(1);
  await pass(15_000);
  expect(granted()).toEqual([3, ...internalPages]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('L15 keeps its own time after an answer that was long in coming, and never asks twice at once', async () => {
  let answer: (list: AccessAnswer) => void = () => undefined;
  const slow = new Promise<AccessAnswer>((done) => {
    answer = done;
  });
  const { actor, loadAccess, pass } = start(answerOf(2), slow, answerOf(2));
  actor.send({ type: 'pages.wanted' });
  await pass(15_000);
  expect(loadAccess).toHaveBeenCalledTimes(2);
  await pass(70_000);
  expect(loadAccess).toHaveBeenCalledTimes(2);
  answer(answerOf(2));
  // It asked at 15 s, so its turns are at 30, 45, … 90 s.
  await pass(4_999);
  expect(loadAccess).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(loadAccess).toHaveBeenCalledTimes(3);
});

test('keeps the last good list when a re-check fails', async () => {
  const { actor, granted, changed, loadAccess, pass } = start(answerOf(2), new Error('500'));
  actor.send({ type: 'pages.wanted' });
  await pass(60_000);
  expect(loadAccess).toHaveBeenCalledTimes(5);
  expect(granted()).toEqual([2, ...internalPages]);
  expect(changed).toHaveBeenCalledTimes(1);
});

describe('when the first list does not come', () => {
  test('it grants the internal pages, and asks again after 15 s', async () => {
    const { actor, granted, pass } = start(new Error('500'), answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    expect(actor.getSnapshot().value).toBe('unavailable');
    expect(granted()).toEqual(internalPages);
    await pass(15_000);
    expect(granted()).toEqual([2, ...internalPages]);
  });

  test('it asks again at once when the user says so', async () => {
    const { actor, granted, pass } = start(new Error('500'), answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    actor.send({ type: 'retry.chosen' });
    await pass(0);
    expect(granted()).toEqual([2, ...internalPages]);
  });
});

test.each([0, 1_000, 15_000])(
  'falls back to the internal pages when the session ends (after %i ms)',
  async (ms) => {
    const { actor, granted, loadAccess, pass } = start(answerOf(2));
    actor.send({ type: 'pages.wanted' });
    if (ms > 0) await pass(ms);
    actor.send({ type: 'session.closed' });
    const calls = loadAccess.mock.calls.length;
    await pass(60_000);
    expect(granted()).toEqual(internalPages);
    expect(loadAccess).toHaveBeenCalledTimes(calls);
  },
);

test('a user has tenants only when the server said so', () => {
  expect(accessOf({ pages: [], hasTenants: undefined }).hasTenants).toBe(false);
  expect(accessOf({ pages: [], hasTenants: true }).hasTenants).toBe(true);
});

describe('a tab that nobody sees', () => {
  test('asks nothing, and once on return', async () => {
    const { actor, loadAccess, pass } = start(answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(1_000);
    actor.send({ type: 'polls.paused', by: 'hidden' });
    await pass(3_600_000);
    expect(loadAccess).toHaveBeenCalledTimes(1);
    actor.send({ type: 'polls.resumed' });
    await pass(14_999);
    expect(loadAccess).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(loadAccess).toHaveBeenCalledTimes(3);
  });

  test('lets a first list come, and does not ask again for one that failed', async () => {
    const { actor, loadAccess, granted, pass } = start(new Error('500'), answerOf(2));
    actor.send({ type: 'polls.paused', by: 'hidden' });
    actor.send({ type: 'pages.wanted' });
    await pass(60_000);
    expect(loadAccess).toHaveBeenCalledTimes(1);
    actor.send({ type: 'polls.resumed' });
    await pass(0);
    expect(granted()).toEqual([2, ...internalPages]);
  });
});

describe('what another tab has heard', () => {
  test('counts as an answer of the server; without another one it asks itself after about 16 s', async () => {
    const { actor, loadAccess, granted, changed, pass } = start(answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(10_000);
    actor.send({ type: 'access.heard', answer: answerOf(3) });
    expect(granted()).toEqual([3, ...internalPages]);
    expect(changed).toHaveBeenCalledTimes(2);
    actor.send({ type: 'access.heard', answer: answerOf(3) });
    expect(changed).toHaveBeenCalledTimes(2);
    await pass(15_499);
    expect(loadAccess).toHaveBeenCalledTimes(1);
    await pass(1_001);
    expect(loadAccess).toHaveBeenCalledTimes(2);
    await pass(15_000);
    expect(loadAccess).toHaveBeenCalledTimes(3);
  });

  test('takes away nothing that is known here when a call of its own has failed there', async () => {
    const known = { ...answerOf(2), hasTenants: true };
    const { actor, changed, pass } = start(known);
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    actor.send({ type: 'access.heard', answer: { ...known, hasTenants: undefined } });
    expect(actor.getSnapshot().context.hasTenants).toBe(true);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('is not taken without a session', () => {
    const { actor, granted } = start(answerOf(2));
    actor.send({ type: 'access.heard', answer: answerOf(3) });
    expect(granted()).toEqual(internalPages);
  });
});

describe('whether the server answers', () => {
  const reachable = (actor: ReturnType<typeof start>['actor']) =>
    actor.getSnapshot().context.reachable;

  test('is known from the last re-check', async () => {
    const { actor, pass } = start(answerOf(2), new Error('500'), answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    expect(reachable(actor)).toBe(true);
    await pass(15_000);
    expect(reachable(actor)).toBe(false);
    await pass(15_000);
    expect(reachable(actor)).toBe(true);
  });

  test('keeps why the first list failed, until the session closes', async () => {
    const [first, second] = [new Error('500'), new Error('offline')];
    const { actor, pass } = start(first, second);
    const failure = () => actor.getSnapshot().context.failure;
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    expect(failure()).toBe(first);
    await pass(15_000);
    expect(failure()).toBe(second);
    actor.send({ type: 'session.closed' });
    expect(failure()).toBeUndefined();
  });

  test('is no as soon as the network is gone, and not because a tab is hidden', async () => {
    const { actor, pass } = start(answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    actor.send({ type: 'polls.paused', by: 'hidden' });
    expect(reachable(actor)).toBe(true);
    actor.send({ type: 'polls.paused', by: 'offline' });
    expect(reachable(actor)).toBe(false);
    actor.send({ type: 'polls.resumed' });
    await pass(0);
    expect(reachable(actor)).toBe(true);
  });
});
