import { expect, test } from 'vitest';
import { newest } from './last-reports';
import type { Outcome } from './outcomes';
import { isThere, pathHere, shapeOf } from './still-there';
import { judge } from './table';

const outcome = (title: string, result: Outcome['result'], file = 'src/a.test.ts'): Outcome => ({
  title,
  file,
  ids: [title.slice(0, 3)],
  result,
});

test('of two reports the newer one counts, but for what it left out', () => {
  const old = { at: 1, outcomes: [outcome('A01', 'passed'), outcome('A02', 'failed')] };
  const later = { at: 2, outcomes: [outcome('A01', 'not run'), outcome('A02', 'passed')] };
  expect(newest([old, later]).map(({ result }) => result)).toEqual(['passed', 'passed']);
});

test('a test that fails is not hidden by one of the same title in another file, another project or the same file', () => {
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

test('a path of another copy of the project is read as one of this', () => {
  const here = 'tools/reliability/ids.ts';
  expect(pathHere(`/tmp/copy/${here}`)).toBe(here);
  expect(pathHere(here)).toBe(here);
  expect(pathHere('/tmp/copy/gone.test.ts')).toBe('/tmp/copy/gone.test.ts');
});

test('a test counts as long as its title stands in its file', () => {
  const source = 'tools/reliability/titles.test.ts';
  const there = (title: string, file = source) =>
    isThere({ ...outcome(title, 'failed'), source: file });
  expect(there('the line of a title is known')).toBe(true);
  expect(there('a group the line of a title is known')).toBe(true);
  expect(there('the line of a title was known')).toBe(false);
  expect(there('the line of a title is known', 'src/gone.test.ts')).toBe(false);
  expect(isThere(outcome('p99: 4 ms', 'passed', 'bench/backend.ts'))).toBe(true);
  expect(isThere(outcome('p99: 4 ms', 'passed', 'bench/gone.ts'))).toBe(false);
});

test('a title with gaps fits what it is filled in with, over several lines too', () => {
  const fits = (title: string, filled: string) => shapeOf(title).test(filled);
  expect(fits('bill "%s" is saved', 'bill "a\nb" is saved')).toBe(true);
  expect(fits('$title answers … (once)', 'profile answers 401 (once)')).toBe(true);
  expect(fits('answers … (once)', 'answers 401 once')).toBe(false);
});
