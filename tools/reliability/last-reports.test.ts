import { expect, test } from 'vitest';
import { newest } from './last-reports';
import type { Outcome } from './outcomes';
import { judge } from './table';

const outcome = (title: string, result: Outcome['result'], file = 'src/a.test.ts'): Outcome => ({
  title,
  file,
  ids: [title.slice(0, 3)],
  result,
});

test('of two reports the newer one counts, except for a test that it did not run', () => {
  const old = { at: 1, outcomes: [outcome('A01', 'passed'), outcome('A02', 'failed')] };
  const later = { at: 2, outcomes: [outcome('A01', 'not run'), outcome('A02', 'passed')] };
  expect(newest([old, later]).map(({ result }) => result)).toEqual(['passed', 'passed']);
});

test('a failed test is not hidden by a test of the same title in another file, another project or the same file', () => {
  const rows = { A01: 'first' };
  const known = { sections: [{ title: 'Faults', rows }], reasons: {}, named: new Set(['A01']) };
  const long = { ...outcome('A01 sent once', 'passed'), project: 'long' };
  for (const other of [
    outcome('A01 sent once', 'passed', 'src/b.test.ts'),
    long,
    outcome('A01 sent once', 'passed'),
  ]) {
    const report = { at: 1, outcomes: [outcome('A01 sent once', 'failed'), other] };
    expect(judge(known, newest([report]), [])).toMatchObject([{ verdict: 'failed', passed: 1 }]);
  }
  const failed = { at: 1, outcomes: [outcome('A01 sent once', 'failed')] };
  expect(judge(known, newest([failed, { at: 2, outcomes: [long] }]), [])).toMatchObject([
    { verdict: 'failed', passed: 1 },
  ]);
});
