import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { internalPages } from '../navigation/allowed-pages';
import { type AccessAnswer, type AccessInput, accessMachine, accessOf } from './access';

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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('grants only the internal pages until pages are wanted, and sends no request', async () => {
  const { granted, loadAccess, pass } = start(answerOf(2));
  await pass(60_000);
  expect(granted()).toEqual(internalPages);
  expect(loadAccess).not.toHaveBeenCalled();
});

test('grants the server list once it is loaded', async () => {
  const { actor, granted, changed, pass } = start(answerOf(2));
  actor.send({ type: 'pages.wanted' });
  expect(granted()).toEqual(internalPages);
  await pass(0);
  expect(granted()).toEqual([2, ...internalPages]);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('re-checks every 15 s, and emits only changes', async () => {
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

test('a late answer about tenants is a change, also with the same list', async () => {
  const unknown = { ...answerOf(15), hasTenants: undefined };
  const { actor, changed, pass } = start(unknown, { ...unknown, hasTenants: true });
  actor.send({ type: 'pages.wanted' });
  await pass(15_000);
  expect(accessOf(actor.getSnapshot().context).hasTenants).toBe(true);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('L15 counts the interval from the last request also after a slow answer, with one request at a time', async () => {
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
  // The last request was sent at 15 s, so the next ones are due at 30, 45, … 90 s.
  await pass(4_999);
  expect(loadAccess).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(loadAccess).toHaveBeenCalledTimes(3);
});

test.each([
  ['that was answered', answerOf(2)],
  ['that failed', new Error('500')],
])(
  'L15 counts the interval from a first request %s, at whatever time the user has logged in',
  async (_, first) => {
    const { actor, loadAccess, pass } = start(first, answerOf(2));
    await pass(4_000);
    actor.send({ type: 'pages.wanted' });
    await pass(14_999);
    expect(loadAccess).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(loadAccess).toHaveBeenCalledTimes(2);
  },
);

test('keeps the last list when a re-check fails', async () => {
  const { actor, granted, changed, loadAccess, pass } = start(answerOf(2), new Error('500'));
  actor.send({ type: 'pages.wanted' });
  await pass(60_000);
  expect(loadAccess).toHaveBeenCalledTimes(5);
  expect(granted()).toEqual([2, ...internalPages]);
  expect(changed).toHaveBeenCalledTimes(1);
});

describe('when the first list fails', () => {
  test('it grants the internal pages and retries after 15 s', async () => {
    const { actor, granted, pass } = start(new Error('500'), answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    expect(actor.getSnapshot().value).toBe('unavailable');
    expect(granted()).toEqual(internalPages);
    await pass(15_000);
    expect(granted()).toEqual([2, ...internalPages]);
  });

  test('it retries at once when the user chooses so', async () => {
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

test('a user has tenants only when the server answers true', () => {
  expect(accessOf({ pages: [], hasTenants: undefined }).hasTenants).toBe(false);
  expect(accessOf({ pages: [], hasTenants: true }).hasTenants).toBe(true);
});

describe('a hidden tab', () => {
  test('sends no request, and one on return', async () => {
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

  test('finishes the first request, and does not retry one that failed', async () => {
    const { actor, loadAccess, granted, pass } = start(new Error('500'), answerOf(2));
    actor.send({ type: 'polls.paused', by: 'hidden' });
    actor.send({ type: 'pages.wanted' });
    await pass(60_000);
    expect(loadAccess).toHaveBeenCalledTimes(1);
    actor.send({ type: 'polls.resumed' });
    await pass(0);
    expect(granted()).toEqual([2, ...internalPages]);
    await pass(15_000);
    expect(loadAccess).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['before the login', 0],
    ['while a slow answer is awaited', 1_000],
  ])('that is shown again %s sends its requests like one that was never hidden', async (_, ms) => {
    const slow = new Promise<AccessAnswer>((done) => setTimeout(done, 2_000, answerOf(2)));
    const { actor, loadAccess, pass } = start(slow, answerOf(2));
    if (ms > 0) actor.send({ type: 'pages.wanted' });
    await pass(ms);
    actor.send({ type: 'polls.paused', by: 'hidden' });
    actor.send({ type: 'polls.resumed' });
    actor.send({ type: 'pages.wanted' });
    await pass(15_000);
    expect(loadAccess).toHaveBeenCalledTimes(2);
  });
});

describe('the answer of another tab', () => {
  test('counts as an answer of the server; without another one the tab sends a request after about 16 s', async () => {
    const { actor, loadAccess, granted, changed, pass } = start(answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(10_000);
    actor.send({ type: 'access.received', answer: answerOf(3) });
    expect(granted()).toEqual([3, ...internalPages]);
    expect(changed).toHaveBeenCalledTimes(2);
    actor.send({ type: 'access.received', answer: answerOf(3) });
    expect(changed).toHaveBeenCalledTimes(2);
    await pass(15_499);
    expect(loadAccess).toHaveBeenCalledTimes(1);
    await pass(1_001);
    expect(loadAccess).toHaveBeenCalledTimes(2);
    await pass(15_000);
    expect(loadAccess).toHaveBeenCalledTimes(3);
  });

  test('delays the next request by a random time, so that tabs do not all send one at the same moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const { actor, loadAccess, pass } = start(answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(10_000);
    actor.send({ type: 'access.received', answer: answerOf(2) });
    await pass(16_399);
    expect(loadAccess).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(loadAccess).toHaveBeenCalledTimes(2);
  });

  test.each([2, 3])('delays the next request, also with the list %i', async (page) => {
    const { actor, loadAccess, pass } = start(answerOf(2));
    actor.send({ type: 'pages.wanted' });
    await pass(10_000);
    actor.send({ type: 'access.received', answer: answerOf(page) });
    await pass(15_499);
    expect(loadAccess).toHaveBeenCalledTimes(1);
  });

  test('keeps this tab’s value when the other tab’s call about tenants failed', async () => {
    const known = { ...answerOf(2), hasTenants: true };
    const { actor, changed, pass } = start(known);
    actor.send({ type: 'pages.wanted' });
    await pass(0);
    actor.send({ type: 'access.received', answer: { ...known, hasTenants: undefined } });
    expect(actor.getSnapshot().context.hasTenants).toBe(true);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('is ignored without a session', () => {
    const { actor, granted } = start(answerOf(2));
    actor.send({ type: 'access.received', answer: answerOf(3) });
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

  test.each([2, 3])(
    'is known from the first answer after an outage, also of another tab (%i)',
    async (page) => {
      const answer = answerOf(page);
      for (const ofOtherTab of [true, false]) {
        const { actor, pass } = start(answerOf(2), new Error('500'), answer);
        actor.send({ type: 'pages.wanted' });
        await pass(15_000);
        expect(reachable(actor)).toBe(false);
        if (ofOtherTab) actor.send({ type: 'access.received', answer });
        else await pass(15_000);
        expect(reachable(actor)).toBe(true);
      }
    },
  );

  test('keeps the error of the first list until the session closes', async () => {
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

  test('is false as soon as the network is lost, not when a tab is hidden', async () => {
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

test('each own answer goes to the other tabs, and each list to the pages', async () => {
  const answers = [answerOf(2), answerOf(2), answerOf(3)];
  const { actor, changed, pass } = start(...answers);
  const answered = vi.fn();
  actor.on('access.answered', answered);
  actor.send({ type: 'pages.wanted' });
  await pass(30_000);
  expect(answered.mock.calls.map(([{ answer }]) => answer)).toEqual(answers);
  expect(changed.mock.calls.map(([{ pages }]) => pages)).toEqual(
    [answerOf(2), answerOf(3)].map(({ pages }) => pages),
  );
});

test('only the first request of a session knows nothing yet', async () => {
  const asked: unknown[] = [];
  const loadAccess = fromPromise<AccessAnswer, AccessInput>(async ({ input }) => {
    asked.push(input);
    return answerOf(2);
  });
  const actor = createActor(accessMachine.provide({ actors: { loadAccess } })).start();
  actor.send({ type: 'pages.wanted' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toEqual([
    { hasTenants: undefined, isFirst: true },
    { hasTenants: false, isFirst: false },
  ]);
});
