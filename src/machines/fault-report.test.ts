import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { entranceLight } from '../domain/events/fault.fixture';
import { SimilarFound } from '../domain/events/similar-found';
import { Cancelled, type FaultReportEvent, faultReportMachine, type KeptKey } from './fault-report';

type Answer = typeof entranceLight | Error | 'never';
const similar = new SimilarFound(['N-2026-00118']);
const lost = new Error('no answer');
const given = (print = 'a'): FaultReportEvent => ({ type: 'report.given', content: print, print });
const cancel: FaultReportEvent = { type: 'cancel.chosen' };

/** A report whose requests are answered in order; the last answer repeats. */
function start(answers: Answer[], { photos, kept }: { photos?: Error; kept?: KeptKey } = {}) {
  const sent: { content: unknown; key: string; signal: AbortSignal }[] = [];
  const machine = faultReportMachine.provide({
    actors: {
      preparePhotos: fromPromise(async ({ input }) => {
        if (photos) throw photos;
        return `small ${input.content}`;
      }),
      sendReport: fromPromise(({ input, signal }) => {
        sent.push({ ...input, signal });
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer === 'never') return new Promise(() => {});
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(entranceLight);
      }),
    },
  });
  const actor = createActor(machine, { input: { kept } }).start();
  const send = async (...events: FaultReportEvent[]) => {
    for (const event of events) {
      actor.send(event);
      await new Promise(setImmediate);
    }
    return actor.getSnapshot();
  };
  return { sent, send, actor };
}

test('sends what was prepared, and keeps the fault', async () => {
  const { sent, send } = start([entranceLight]);
  const state = await send(given());
  expect(state.value).toBe('received');
  expect(state.context.fault).toBe(entranceLight);
  expect(sent.map(({ content }) => content)).toEqual(['small a']);
});

test('the same report keeps its key after a lost answer; a changed one gets another', async () => {
  const { sent, send } = start([lost]);
  const state = await send(given(), given(), given('b'), given('b'));
  expect(state.value).toBe('filling');
  expect(state.context.failure).toBe(lost);
  const [first, second, third, fourth] = sent.map(({ key }) => key);
  expect([second, fourth]).toEqual([first, third]);
  expect(third).not.toBe(first);
});

test('a draft gives the key back', async () => {
  const { sent, send } = start([lost], { kept: { key: 'k'.repeat(16), print: 'a' } });
  await send(given());
  expect(sent[0]?.key).toBe('k'.repeat(16));
});

test('cancelling aborts the upload and leaves the form', async () => {
  const { sent, send } = start(['never']);
  const state = await send(given(), cancel);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(state.value).toBe('filling');
  expect(state.context.failure).toBeInstanceOf(Cancelled);
});

test('cancelling while photos are made smaller leaves the form, and nothing is sent', async () => {
  const { sent, actor, send } = start([entranceLight]);
  actor.send(given());
  const state = await send(cancel);
  expect([state.value, sent]).toEqual(['filling', []]);
  expect(state.context.failure).toBeInstanceOf(Cancelled);
  expect((await send(given())).context.failure).toBeUndefined();
});

test('another report after similar faults sends what was given last, and forgets them', async () => {
  const { sent, actor, send } = start([similar, 'never']);
  await send(given());
  actor.send({ type: 'report.given', content: 'a, another one', print: 'a' });
  expect(actor.getSnapshot().context.similar).toEqual([]);
  await send();
  await new Promise(setImmediate);
  expect(sent.map(({ content }) => content)).toEqual(['small a', 'small a, another one']);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('similar faults are offered; the user goes back or reports another one', async () => {
  const { send } = start([similar, similar, entranceLight]);
  const offered = await send(given());
  expect(offered.value).toBe('offering');
  expect(offered.context.similar).toEqual(['N-2026-00118']);
  expect((await send({ type: 'form.wanted' })).value).toBe('filling');
  expect((await send(given(), given())).value).toBe('received');
});

test('a photo that cannot be read stops the report before it is sent', async () => {
  const photos = new Error('unreadable');
  const { sent, send } = start([entranceLight], { photos });
  const { value, context } = await send(given());
  expect([value, context.failure, sent]).toEqual(['filling', photos, []]);
});
