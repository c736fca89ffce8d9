import { expect, test } from 'vitest';
import { newest } from './last-reports';
import { type Outcome, readReport } from './outcomes';
import { asMarkdown, asText, judge, totals } from './table';

const known = {
  sections: [
    { title: '1 Faults', rows: { A01: 'first', A02: 'second', A03: 'third' } },
    { title: '2 Load', rows: { L01: 'a | b', L02: 'fifth' } },
  ],
  reasons: { L01: 'needs a crane' },
  named: new Set(['A01', 'A02', 'A03']),
};
const outcomes: readonly Outcome[] = [
  { title: 'A01 A02 both', ids: ['A01', 'A02'], result: 'passed' },
  { title: 'A02 breaks', ids: ['A02'], result: 'failed' },
  { title: 'A03 left out', ids: ['A03'], result: 'not run' },
];

test('each row is passed, failed, not run, without a test for a reason, or bare', () => {
  const judged = judge(known, outcomes, []);
  expect(judged.map(({ verdict }) => verdict)).toEqual([
    'passed',
    'failed',
    'not run',
    'no test',
    'bare',
  ]);
  expect(totals(judged)).toBe(
    '5 rows: 1 passed, 1 failed, 1 not run, 1 without a test for a reason, 1 without either',
  );
});

test('only the rows that are asked for are judged', () => {
  expect(judge(known, outcomes, ['A02']).map(({ id }) => id)).toEqual(['A02']);
});

test('the table says what must hold, what came of it, and which test failed', () => {
  const text = asText(judge(known, outcomes, []));
  expect(text).toContain('  A01   first   passed 1');
  expect(text).toContain('✗ A02   second  passed 1, failed 1\n          ✗ A02 breaks');
  expect(text).toContain('no test: needs a crane');
  expect(text).toContain('✗ L02   fifth   no test: and no reason');
  expect(asMarkdown(judge(known, outcomes, []))).toContain(
    '| L01 | a \\| b | no test: needs a crane |',
  );
});

test('a report of Vitest is read', () => {
  const test = (fullName: string, status: string) => ({ fullName, status });
  const assertionResults = [
    test('A01 x', 'passed'),
    test('K1 y', 'skipped'),
    test('no id', 'failed'),
  ];
  expect(readReport({ startTime: 5, testResults: [{ assertionResults }] })).toEqual({
    at: 5,
    outcomes: [
      { title: 'A01 x', ids: ['A01'], result: 'passed' },
      { title: 'K1 y', ids: ['K1'], result: 'not run' },
    ],
  });
});

test('a report of Playwright is read, groups and all', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const group = { title: 'A01 group', specs: [spec('within', 'unexpected')] };
  const file = {
    title: 'a.test.ts',
    specs: [spec('A02 x', 'expected'), spec('A03', 'flaky')],
    suites: [group],
  };
  expect(
    readReport({ stats: { startTime: '2026-11-22T00:00:00.000Z' }, suites: [file] })?.outcomes,
  ).toEqual([
    { title: 'A02 x', ids: ['A02'], result: 'passed' },
    { title: 'A03', ids: ['A03'], result: 'failed' },
    { title: 'A01 group within', ids: ['A01'], result: 'failed' },
  ]);
});

test('figures of benches are read, and nothing else is', () => {
  const figure = { id: 'L05', what: 'merge', value: 4.123, unit: 'ms', held: false };
  expect(
    readReport({ merge: { at: '2026-11-22T00:00:00Z', figures: [figure] } })?.outcomes,
  ).toEqual([{ title: 'merge: 4.12 ms', ids: ['L05'], result: 'failed' }]);
  for (const other of [undefined, [], {}, { operations: [] }, 'text']) {
    expect(readReport(other)).toBeUndefined();
  }
});

test('of two reports the newer one counts, but for what it left out', () => {
  const outcome = (title: string, result: Outcome['result']) => ({ title, ids: [title], result });
  const old = { at: 1, outcomes: [outcome('A01', 'passed'), outcome('A02', 'failed')] };
  const later = { at: 2, outcomes: [outcome('A01', 'not run'), outcome('A02', 'passed')] };
  expect(newest([old, later]).map(({ result }) => result)).toEqual(['passed', 'passed']);
});
