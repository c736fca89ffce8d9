import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFirstLoad, isListCall } from './first-load';

const keys = ['units', 'managers', 'open-items'] as const;
const command = fc.record({
  what: fc.constantFrom('mount', 'answer', 'fail', 'unmount', 'abort', 'clear'),
  key: fc.constantFrom(...keys),
});

type Call = { answer: () => void; fail: () => void };

/** A cache whose calls the test ends, and the counts of the overlay for it. */
function start() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const calls = new Map<string, Call>();
  const stops: (() => void)[] = [];
  const options = (key: string) => ({
    queryKey: [key],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<number>((answer, refuse) => {
        calls.set(key, { answer: () => answer(1), fail: () => refuse(new Error('failed')) });
        signal.addEventListener('abort', () => calls.delete(key));
      }),
  });
  return {
    client,
    calls,
    stops,
    mount: (key: string) => stops.push(new QueryObserver(client, options(key)).subscribe(() => {})),
    count: () => client.isFetching({ predicate: isFirstLoad }),
    shown: () => client.isFetching({ predicate: isListCall }),
  };
}

test('F07 the overlay counts exactly the running calls and blocks for the first of each; both counts end at 0 in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
      const { client, calls, stops, mount, count, shown } = start();
      const known = new Set<string>();
      const settle = async (key: string, how: keyof Call) => {
        const call = calls.get(key);
        if (how === 'answer' && call) known.add(key);
        calls.delete(key);
        call?.[how]();
        await new Promise((done) => setTimeout(done));
      };
      for (const { what, key } of commands) {
        if (what === 'mount') mount(key);
        if (what === 'answer' || what === 'fail') await settle(key, what);
        if (what === 'unmount') stops.pop()?.();
        if (what === 'abort') await client.cancelQueries({ queryKey: [key] });
        if (what === 'clear') {
          for (const stop of stops.splice(0)) stop();
          client.clear();
          calls.clear();
          known.clear();
        }
        const underWay = ['units', 'managers'].filter(
          (each) => calls.has(each) && !known.has(each),
        );
        expect(count()).toBe(underWay.length);
        expect(shown()).toBe(['units', 'managers'].filter((each) => calls.has(each)).length);
      }
      for (const key of keys) await settle(key, 'answer');
      expect([count(), shown()]).toEqual([0, 0]);
      for (const stop of stops) stop();
      client.clear();
    }),
    { numRuns: 200 },
  );
});

test('§4 it is shown for each attempt, but does not block between the first and the second', () => {
  const client = new QueryClient();
  const query = client.getQueryCache().build(client, { queryKey: ['units'] });
  const failedOnce = { ...query.state, fetchFailureCount: 1 };
  expect(isFirstLoad(query)).toBe(true);
  expect(isFirstLoad({ queryKey: ['units'], state: failedOnce })).toBe(false);
  expect(isListCall({ queryKey: ['units'] })).toBe(true);
});
