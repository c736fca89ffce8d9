import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Handover } from '../domain/api-types';
import { type HandoverEvent, handoverMachine } from './handover';
import { perform } from './use-handover-actor';

const inState = (stanje: string, razlicica = 1) => ({ stanje, razlicica }) as Handover;
const draft = inState('osnutek');
const refused = new Error('refused');

/** A handover whose calls are answered with these. */
function start(first: Handover, answers: Partial<Record<string, Handover | Error>> = {}) {
  const called: unknown[] = [];
  const answer = (name: string, input: { handover: Handover; step?: unknown }) => {
    called.push([name, input.handover.razlicica, input.step]);
    const given = answers[name];
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given ?? draft);
  };
  const actor = createActor(
    handoverMachine.provide({
      actors: {
        keepStep: fromPromise(({ input }) => answer('keepStep', input)),
        sign: fromPromise(({ input }) => answer('sign', input)),
        withdraw: fromPromise(({ input }) => answer('withdraw', input)),
        deleteDraft: fromPromise(async ({ input }) => {
          await answer('deleteDraft', input);
        }),
      },
    }),
    { input: { handover: first } },
  ).start();
  const send = async (...events: HandoverEvent[]) => {
    for (const event of events) {
      actor.send(event);
      await new Promise(setImmediate);
    }
    return actor.getSnapshot();
  };
  return { send, called, actor };
}

test.each([
  ['osnutek', 'draft'],
  ['caka_prevzemnika', 'signed'],
  ['oddano', 'signed'],
  ['v_obdelavi', 'closed'],
  ['potrjeno', 'closed'],
  ['zavrnjeno', 'closed'],
  ['nekaj_novega', 'closed'],
])('%s is %s', async (stanje, state) => {
  expect((await start(inState(stanje)).send()).value).toBe(state);
});

test('each step is made from the version that the server has answered last', async () => {
  const { send, called } = start(draft, { keepStep: inState('osnutek', 2) });
  const step: HandoverEvent = { type: 'step.given', step: 'kind' };
  const { value, context } = await send(step, { ...step, step: 'taker' });
  expect([value, context.handover.razlicica]).toEqual(['draft', 2]);
  expect(called).toEqual([
    ['keepStep', 1, 'kind'],
    ['keepStep', 2, 'taker'],
  ]);
});

test('a refused step leaves the draft and says why; the next one forgets it', async () => {
  const { send } = start(draft, { keepStep: refused, sign: inState('caka_prevzemnika') });
  const after = await send({ type: 'step.given', step: 'kind' });
  expect([after.value, after.context.error]).toEqual(['draft', refused]);
  const signed = await send({ type: 'sign.chosen' });
  expect([signed.value, signed.context.error]).toEqual(['signed', undefined]);
});

test.each<[string, string, HandoverEvent]>([
  ['keepStep', 'osnutek', { type: 'step.given', step: 'kind' }],
  ['sign', 'osnutek', { type: 'sign.chosen' }],
  ['sign', 'caka_prevzemnika', { type: 'sign.chosen' }],
  ['withdraw', 'oddano', { type: 'withdraw.chosen' }],
  ['deleteDraft', 'osnutek', { type: 'delete.chosen' }],
])(
  'a refused %s of %s changes nothing, heeds no reading meanwhile, and is forgotten by the next one',
  async (call, stanje, event) => {
    const answers = { [call]: refused as Handover | Error };
    const { send, actor, called } = start(inState(stanje), answers);
    actor.send(event);
    const before = actor.getSnapshot().value;
    actor.send({ type: 'handover.read', handover: inState('zavrnjeno', 9) });
    expect(actor.getSnapshot().value).toBe(before);
    await new Promise(setImmediate);
    const { context } = actor.getSnapshot();
    expect([context.error, context.handover]).toEqual([refused, inState(stanje)]);
    answers[call] = inState(stanje, 2);
    expect((await send(event)).context.error).toBeUndefined();
    expect(called).toHaveLength(2);
  },
);

test('it is signed, withdrawn and deleted', async () => {
  const { send, called } = start(draft, {
    sign: inState('caka_prevzemnika', 2),
    withdraw: inState('osnutek', 3),
  });
  const { value, status } = await send(
    { type: 'sign.chosen' },
    { type: 'withdraw.chosen' },
    { type: 'delete.chosen' },
  );
  expect([value, status]).toEqual(['deleted', 'done']);
  expect(called.map((call) => (call as unknown[]).slice(0, 2))).toEqual([
    ['sign', 1],
    ['withdraw', 2],
    ['deleteDraft', 3],
  ]);
});

test('a link is sent again only while the taker is awaited', async () => {
  const waiting = start(inState('caka_prevzemnika'), { sign: inState('caka_prevzemnika') });
  await waiting.send({ type: 'sign.chosen' });
  expect(waiting.called).toHaveLength(1);
  const given = start(inState('oddano'));
  await given.send({ type: 'sign.chosen' }, { type: 'step.given', step: 'kind' });
  expect(given.called).toEqual([]);
});

test('nothing is sent twice at one time, and a reading does not disturb a running call', async () => {
  const { actor, called } = start(draft, { sign: inState('caka_prevzemnika', 2) });
  actor.send({ type: 'sign.chosen' });
  actor.send({ type: 'sign.chosen' });
  actor.send({ type: 'handover.read', handover: inState('osnutek', 9) });
  await new Promise(setImmediate);
  const { value, context } = actor.getSnapshot();
  expect([value, context.handover.razlicica, called.length]).toEqual(['signed', 2, 1]);
});

test('what another window or the taker has changed is shown', async () => {
  const { send } = start(inState('caka_prevzemnika'));
  const { value } = await send({ type: 'handover.read', handover: inState('oddano') });
  expect(value).toBe('signed');
  const next = await send({ type: 'handover.read', handover: inState('v_obdelavi') });
  expect(next.value).toBe('closed');
});

test('what it cannot take now fails, and is not taken for done', async () => {
  const { actor, called } = start(draft, { sign: inState('caka_prevzemnika', 2) });
  const signing = perform(actor, { type: 'sign.chosen' });
  await expect(perform(actor, { type: 'delete.chosen' })).rejects.toThrow('cannot take this');
  await expect(perform(actor, { type: 'step.given', step: 'kind' })).rejects.toThrow();
  expect((await signing).value).toBe('signed');
  await expect(perform(actor, { type: 'delete.chosen' })).rejects.toThrow();
  expect(called).toEqual([['sign', 1, undefined]]);
});

test.each([
  [draft, 'keepStep', { type: 'step.given', step: 'kind' }],
  [draft, 'sign', { type: 'sign.chosen' }],
  [draft, 'deleteDraft', { type: 'delete.chosen' }],
  [inState('oddano'), 'withdraw', { type: 'withdraw.chosen' }],
] as const)(
  'from %o a refused %s fails once the server has answered',
  async (first, call, event) => {
    const { actor, called } = start(first, { [call]: refused });
    await expect(perform(actor, event)).rejects.toBe(refused);
    expect(called).toHaveLength(1);
  },
);
