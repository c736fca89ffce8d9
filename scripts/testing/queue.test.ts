import { expect, it } from 'vitest';
import { type Job, runQueue } from './queue';

/** Starts a queue whose jobs end by `end`. */
function start(jobs: readonly Job[], atOnce: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const all = runQueue(jobs, atOnce, ({ script }) => {
    started.push(script);
    return new Promise((resolve) => ends.set(script, resolve));
  });
  const end = async (script: string) => {
    ends.get(script)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { started, end, all };
}

it('runs jobs in their order, no more than two at a time', async () => {
  const { started, end, all } = start([{ script: 'a' }, { script: 'b' }, { script: 'c' }], 2);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await all;
});

it('lets the next one go first while a job waits for another', async () => {
  const jobs = [{ script: 'build' }, { script: 'site', after: 'build' }, { script: 'unit' }];
  const { started, end, all } = start(jobs, 2);
  expect(started).toEqual(['build', 'unit']);
  await end('unit');
  expect(started).toEqual(['build', 'unit']);
  await end('build');
  expect(started).toEqual(['build', 'unit', 'site']);
  await end('site');
  await all;
});

it('does not wait for a job that was not chosen', async () => {
  const { started, end, all } = start([{ script: 'site', after: 'build' }], 2);
  expect(started).toEqual(['site']);
  await end('site');
  await all;
});

it('throws for jobs that wait for each other', async () => {
  const jobs = [
    { script: 'a', after: 'b' },
    { script: 'b', after: 'a' },
  ];
  await expect(start(jobs, 2).all).rejects.toThrow('a, b');
});
