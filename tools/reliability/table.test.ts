import { expect, test } from 'vitest';
import { type Outcome, readReport } from './outcomes';
import { asMarkdown, asText, judge, resultOf, totals } from './table';

const known = {
  sections: [
    { title: '1 Faults', rows: { A01: 'first', A02: 'second', A03: 'third' } },
    { title: '2 Load', rows: { L01: 'a | b', L02: 'fifth' } },
  ],
  reasons: { L01: 'needs a crane' },
  named: new Set(['A01', 'A02', 'A03']),
};
const file = 'src/a.test.ts';
const outcomes: readonly Outcome[] = [
  { title: 'A01 A02 both', file, ids: ['A01', 'A02'], result: 'passed' },
  { title: 'A02 breaks', file, ids: ['A02'], result: 'failed' },
  { title: 'A03 left out', file, ids: ['A03'], result: 'not run' },
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

test('only the requested rows are judged', () => {
  expect(judge(known, outcomes, ['A02']).map(({ id }) => id)).toEqual(['A02']);
});

test('the table shows what must hold, the result, and which test failed', () => {
  const text = asText(judge(known, outcomes, []));
  expect(text).toContain('  A01   first   passed 1');
  expect(text).toContain(
    '✗ A02   second  passed 1, failed 1\n          ✗ A02 breaks (src/a.test.ts)',
  );
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
  expect(readReport({ startTime: 5, testResults: [{ name: file, assertionResults }] })).toEqual({
    at: 5,
    outcomes: [
      { title: 'A01 x', file, ids: ['A01'], result: 'passed' },
      { title: 'K1 y', file, ids: ['K1'], result: 'not run' },
    ],
  });
});

test('a report of Playwright is read, groups and all', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'helpers/b.ts',
    tests: [{ status, projectName: 'long' }],
  });
  const group = { title: 'A01 group', specs: [spec('within', 'unexpected')] };
  const suite = {
    title: 'a.test.ts',
    file: 'a.test.ts',
    specs: [spec('A02 x', 'expected'), spec('A03', 'flaky')],
    suites: [group],
  };
  const stats = { startTime: '2026-11-22T00:00:00.000Z' };
  const place = { file: 'x/a.test.ts', project: 'long' };
  expect(readReport({ config: { rootDir: 'x' }, stats, suites: [suite] })?.outcomes).toEqual([
    { title: 'A02 x', ...place, ids: ['A02'], result: 'passed' },
    { title: 'A03', ...place, ids: ['A03'], result: 'failed' },
    { title: 'A01 group within', ...place, ids: ['A01'], result: 'failed' },
  ]);
});

test('figures of benches are read, and nothing else is', () => {
  const figure = { id: 'L05', what: 'merge', value: 4.123, unit: 'ms', held: false };
  expect(
    readReport({ merge: { at: '2026-11-22T00:00:00Z', figures: [figure] } })?.outcomes,
  ).toEqual([{ title: 'merge: 4.12 ms', file: 'bench/merge.ts', ids: ['L05'], result: 'failed' }]);
  for (const other of [undefined, [], {}, { operations: [] }, 'text']) {
    expect(readReport(other)).toBeUndefined();
  }
});

test('a row that passed only in a smaller run than it requires counts as not run, with the size of the run', () => {
  const ofLoad = {
    sections: [{ title: 'Load', rows: { L12: '30 min', L14: '10,000 calls' } }],
    reasons: {},
    named: new Set(['L12', 'L14']),
  };
  const judged = (id: string, title: string, result: Outcome['result'] = 'passed') => {
    const [row] = judge(ofLoad, [{ title, file, ids: [id], result }], [id]);
    return row && [row.verdict, resultOf(row)];
  };
  const calls = (count: number) => `L14 the backend answers ${count} generated calls by it`;
  expect(judged('L14', calls(10_000))).toEqual(['passed', 'passed 1']);
  expect(judged('L14', calls(300))).toEqual([
    'not run',
    'not run: passed with 300 calls, 10000 are required',
  ]);
  expect(judged('L14', calls(300), 'failed')).toEqual(['failed', 'failed 1']);
  const p99 = (seconds: number) => `demo world, 50 a second for ${seconds} s: p99: 60 ms`;
  expect(judged('L12', p99(1800))?.[0]).toBe('passed');
  expect(judged('L12', p99(60))?.[0]).toBe('not run');
});
