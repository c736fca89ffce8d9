import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { VoteReceipt, VotingCode } from '../domain/api-types';
import { BallotFailure } from '../domain/decisions/ballot-failure';
import { ballotMachine, isProxied } from './ballot';
import type { BallotEvent, BallotInput, CastRequest, Votes } from './ballot-types';

const receipt = { st_potrdila: 'G-9101-000001' } as VoteReceipt;
const sent: VotingCode = {
  kanal: 'e_posta',
  prejemnik: 'a•••@example.si',
  velja_sekund: 600,
  preostalo_poskusov: 3,
};
const lost = new BallotFailure('unanswered');
const none = new BallotFailure('missing');

type Answers<T> = (T | Error)[];

/** A ballot whose calls are answered in order; the last answer repeats. */
function start(
  answers: { cast?: Answers<VoteReceipt>; load?: Answers<VoteReceipt> } = {},
  begun: Partial<BallotInput> = {},
) {
  const requests: CastRequest[] = [];
  const sendCode = vi.fn(async () => sent);
  const next = <T>(list: Answers<T>) => {
    const answer = list.length > 1 ? list.shift() : list[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  const { cast = [receipt], load = [receipt] } = answers;
  const machine = ballotMachine.provide({
    actors: {
      sendCode: fromPromise(sendCode),
      loadReceipt: fromPromise(() => next(load)),
      castVotes: fromPromise(({ input }) => {
        requests.push(input);
        return next(cast);
      }),
    },
  });
  const actor = createActor(machine, {
    input: { proposals: [1, 2], votes: new Map(), sentTo: undefined, ...begun },
  });
  actor.start();
  const send = async (...events: BallotEvent[]) => {
    for (const event of events) {
      actor.send(event);
      await new Promise(setImmediate);
    }
    return actor.getSnapshot();
  };
  return { requests, sendCode, send };
}

const choose: BallotEvent[] = [
  { type: 'vote.chosen', proposal: 1, vote: 'za' },
  { type: 'vote.chosen', proposal: 2, vote: 'proti' },
  { type: 'votes.given' },
];
const code: BallotEvent = { type: 'code.given', code: '482913' };
const retry: BallotEvent = { type: 'retry.chosen' };

test('choice, code and sending lead to the receipt', async () => {
  const { requests, send } = start();
  const state = await send(...choose, code);
  expect(state.value).toBe('received');
  expect(state.context.receipt).toBe(receipt);
  expect(requests).toHaveLength(1);
  expect([...(requests[0]?.votes ?? [])]).toEqual([
    [1, 'za'],
    [2, 'proti'],
  ]);
  expect(requests[0]?.key).toMatch(/^[0-9A-Za-z-]{16,64}$/);
});

test('a ballot with all votes and a code that was sent before goes on with the code', async () => {
  const votes: Votes = new Map([
    [1, 'za'],
    [2, 'proti'],
  ]);
  const { requests, sendCode, send } = start({}, { votes, sentTo: sent });
  expect((await send()).matches({ open: 'confirming' })).toBe(true);
  expect((await send(code)).value).toBe('received');
  expect(sendCode).not.toHaveBeenCalled();
  expect(requests[0]?.votes).toEqual(votes);
});

test('a ballot that lacks a vote begins with the choice, whatever code was sent', async () => {
  const { send } = start({}, { votes: new Map([[1, 'za']]), sentTo: sent });
  expect((await send()).matches({ open: 'choosing' })).toBe(true);
});

test('a proposal without a vote sends no code', async () => {
  const { sendCode, send } = start();
  const state = await send(
    { type: 'vote.chosen', proposal: 1, vote: 'za' },
    { type: 'votes.given' },
  );
  expect([state.value, state.context.fault]).toEqual([{ open: 'choosing' }, 'incomplete']);
  expect(sendCode).not.toHaveBeenCalled();
});

describe('a lost answer', () => {
  test.each([
    ['a dropped network', lost],
    ['a call that throws something else', new Error('bug')],
  ])('of %s repeats the same request with the same key', async (_, error) => {
    const { requests, send } = start({ cast: [error, receipt] });
    expect((await send(...choose, code)).value).toBe('unanswered');
    expect((await send(retry)).value).toBe('received');
    expect(requests).toHaveLength(2);
    expect(requests[1]).toBe(requests[0]);
  });

  test('cannot be left for another choice, which could make a second vote', async () => {
    const { send } = start({ cast: [lost] });
    const state = await send(...choose, code, { type: 'choice.wanted' }, { type: 'code.wanted' });
    expect(state.value).toBe('unanswered');
  });

  test('after the end asks for the receipt, and without one the vote was too late', async () => {
    const over: BallotEvent = { type: 'decision.closed', fault: 'over' };
    const arrived = start({ cast: [lost] });
    expect((await arrived.send(...choose, code, over)).value).toBe('received');
    const late = start({ cast: [lost], load: [none] });
    const state = await late.send(...choose, code, over);
    expect([state.value, state.context.fault]).toEqual(['closed', 'over']);
  });
});

describe('the code', () => {
  test('may be wrong twice; each try has a new key, and the choice stays', async () => {
    const wrong = new BallotFailure('wrong-code', 2);
    const { requests, send } = start({ cast: [wrong, receipt] });
    const state = await send(...choose, code);
    expect(state.value).toEqual({ open: 'confirming' });
    expect([state.context.fault, state.context.triesLeft]).toEqual(['wrong-code', 2]);
    expect((await send(code)).value).toBe('received');
    expect(requests[1]?.key).not.toBe(requests[0]?.key);
    expect(requests[1]?.votes).toEqual(requests[0]?.votes);
  });

  test.each([
    ['the third wrong one', new BallotFailure('blocked-code', undefined, 90), 'blocked-code', 90],
    ['one that has expired', new BallotFailure('expired-code'), 'expired-code', undefined],
  ])('is void after %s, and a new one is sent', async (_, error, fault, wait) => {
    const { sendCode, send } = start({ cast: [error, receipt] });
    const state = await send(...choose, code);
    expect([state.value, state.context.fault]).toEqual([{ open: 'withoutCode' }, fault]);
    expect(state.context.retryAfter).toBe(wait);
    const { value, context } = await send({ type: 'code.wanted' }, code);
    expect([value, state.context.isNewCode, context.isNewCode]).toEqual(['received', false, true]);
    expect(sendCode).toHaveBeenCalledTimes(2);
  });

  test('that could not be sent keeps the choice', async () => {
    const { sendCode, send } = start();
    sendCode.mockRejectedValueOnce(lost);
    const state = await send(...choose);
    expect([state.value, state.context.votes.size]).toEqual([{ open: 'withoutCode' }, 2]);
    const { value, context } = await send({ type: 'code.wanted' });
    expect([value, context.isNewCode]).toEqual([{ open: 'confirming' }, false]);
  });
});

describe('a vote of another tab', () => {
  test('that came first shows its receipt', async () => {
    const { send } = start({ cast: [new BallotFailure('voted')] });
    const state = await send(...choose, code);
    expect([state.value, state.context.receipt]).toEqual(['received', receipt]);
  });

  test('that is found before this one is sent sends nothing', async () => {
    const { requests, send } = start();
    expect((await send(...choose, { type: 'vote.found' })).value).toBe('received');
    expect(requests).toEqual([]);
  });

  test('on paper has no receipt; the decision shows it', async () => {
    const { send } = start({ load: [none] });
    const state = await send({ type: 'vote.found' });
    expect([state.value, state.context.fault]).toEqual(['closed', 'voted']);
  });

  test('whose receipt cannot be loaded is asked for again', async () => {
    const { send } = start({ load: [lost, receipt] });
    expect((await send({ type: 'vote.found' })).value).toBe('withoutReceipt');
    expect((await send(retry)).value).toBe('received');
  });
});

test.each([
  'over',
  'cancelled',
  'proxied',
  'withdrawn',
  'not-begun',
  'not-allowed',
  'missing',
] as const)('a vote that is refused as %s closes the ballot', async (fault) => {
  const { send } = start({ cast: [new BallotFailure(fault)] });
  const state = await send(...choose, code);
  expect([state.value, state.context.fault]).toEqual(['closed', fault]);
  expect(isProxied(state)).toBe(fault === 'proxied');
});

test.each([[[]], [choose]])(
  'a decision that is cancelled while the form is open closes it',
  async (before) => {
    const { send } = start();
    const state = await send(...before, { type: 'decision.closed', fault: 'cancelled' });
    expect([state.value, state.context.fault]).toEqual(['closed', 'cancelled']);
  },
);

test('proposals that change lead back to the choice, with the votes that still count', async () => {
  const { send } = start();
  const state = await send(...choose, { type: 'proposals.changed', proposals: [2, 3] });
  expect([state.value, state.context.fault]).toEqual([{ open: 'choosing' }, 'changed']);
  expect([...state.context.votes]).toEqual([[2, 'proti']]);
});

test('a proxy that is taken back opens no ballot that something else has closed', async () => {
  const { send } = start();
  await send(...choose, { type: 'decision.closed', fault: 'over' });
  expect((await send({ type: 'proxy.revoked' })).value).toBe('closed');
});

test('a vote whose answer is lost is not left to a proxy that is given meanwhile: its receipt is looked for', async () => {
  const { send } = start({ cast: [lost], load: [lost] });
  const state = await send(...choose, code, { type: 'decision.closed', fault: 'proxied' });
  expect([state.value, state.context.fault, isProxied(state)]).toEqual([
    'withoutReceipt',
    'proxied',
    false,
  ]);
});

test('a proxy that is taken back opens the choice again, with its votes', async () => {
  const { send } = start();
  await send(...choose, { type: 'decision.closed', fault: 'proxied' });
  const state = await send({ type: 'proxy.revoked' });
  expect([state.value, state.context.fault, state.context.votes.size]).toEqual([
    { open: 'choosing' },
    undefined,
    2,
  ]);
});

test('another end stays when a proxy is taken back', async () => {
  const { send } = start();
  const over: BallotEvent = { type: 'decision.closed', fault: 'over' };
  const state = await send(over, { type: 'proxy.revoked' });
  expect([state.value, state.context.fault]).toEqual(['closed', 'over']);
});

test('a reason of a newer contract refuses the vote and keeps the choice', async () => {
  const { send } = start({ cast: [new BallotFailure('refused')] });
  const state = await send(...choose, code);
  expect([state.value, state.context.fault]).toEqual([{ open: 'choosing' }, 'refused']);
});

test.each([
  ['wrong-code', { type: 'code.wanted' }],
  ['expired-code', { type: 'code.wanted' }],
  ['refused', { type: 'votes.given' }],
] as const)(
  'after a vote that was refused as %s, a code that is not answered does not look like a vote that may have been given',
  async (fault, next) => {
    const { sendCode, send } = start({ cast: [new BallotFailure(fault)] });
    expect((await send(...choose, code)).context.request).toBeUndefined();
    sendCode.mockRejectedValueOnce(lost);
    const state = await send(next);
    expect([state.value, state.context.fault]).toEqual([{ open: 'withoutCode' }, 'unanswered']);
  },
);

describe('what was wrong is forgotten', () => {
  const fault = async (ballot: ReturnType<typeof start>, ...events: BallotEvent[]) =>
    (await ballot.send(...events)).context.fault;

  test('when a vote is chosen, and when the choice is whole', async () => {
    const ballot = start();
    expect(await fault(ballot, { type: 'votes.given' })).toBe('incomplete');
    expect(await fault(ballot, { type: 'vote.chosen', proposal: 1, vote: 'za' })).toBeUndefined();
    const votes: Votes = new Map([[1, 'za']]);
    const shorter = start({}, { votes });
    expect(await fault(shorter, { type: 'votes.given' })).toBe('incomplete');
    const proposals = { type: 'proposals.changed', proposals: [1] } as const;
    expect(await fault(shorter, proposals)).toBe('changed');
    expect(await fault(shorter, { type: 'votes.given' })).toBeUndefined();
  });

  test('when another code is given, or the same request is repeated', async () => {
    const wrong = start({ cast: [new BallotFailure('wrong-code'), receipt] });
    expect(await fault(wrong, ...choose, code)).toBe('wrong-code');
    expect(await fault(wrong, code)).toBeUndefined();
    const repeated = start({ cast: [lost, receipt] });
    expect(await fault(repeated, ...choose, code)).toBe('unanswered');
    expect(await fault(repeated, retry)).toBeUndefined();
  });

  test.each(['code.wanted', 'choice.wanted'] as const)('at %s', async (type) => {
    for (const refused of ['wrong-code', 'expired-code'] as const) {
      const ballot = start({ cast: [new BallotFailure(refused)] });
      expect(await fault(ballot, ...choose, code)).toBe(refused);
      expect(await fault(ballot, { type })).toBeUndefined();
    }
  });
});
