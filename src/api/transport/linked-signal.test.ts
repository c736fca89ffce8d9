import { expect, test } from 'vitest';
import { linkedSignal } from './linked-signal';

test.each([0, 1])('source %i ends the linked signal with its reason', (nth) => {
  const sources = [new AbortController(), new AbortController()];
  const { signal } = linkedSignal(...sources.map((source) => source.signal));
  expect(signal.aborted).toBe(false);
  sources[nth]?.abort('logout');
  expect(signal.reason).toBe('logout');
});

test('a source that has ended before ends it at once', () => {
  const { signal } = linkedSignal(AbortSignal.abort('logout'), new AbortController().signal);
  expect(signal.reason).toBe('logout');
});

test('the first reason stays', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const { signal } = linkedSignal(one.signal, other.signal);
  one.abort('first');
  other.abort('second');
  expect(signal.reason).toBe('first');
});

test('a released signal follows no source', () => {
  const source = new AbortController();
  const { signal, release } = linkedSignal(source.signal);
  release();
  source.abort();
  expect(signal.aborted).toBe(false);
});
