import { describe, expect, it } from 'vitest';
import { countStep } from './count';

const vitest = (...tests: string[]) => ({
  testResults: [
    {
      name: 'a.test.ts',
      status: tests.includes('failed') ? 'failed' : 'passed',
      assertionResults: tests.map((status, index) => ({ status, fullName: `test ${index}` })),
    },
  ],
});
const playwright = (stats: Record<string, number>, errors: unknown[] = []) => ({ stats, errors });

describe('a command without a report', () => {
  it('is one check, passed or failed by its exit code', () => {
    expect(countStep(undefined, 0, undefined)).toMatchObject({ passed: 1, failed: 0 });
    expect(countStep(undefined, 2, undefined)).toMatchObject({ passed: 0, failed: 1 });
    expect(countStep(undefined, null, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe.each(['vitest', 'playwright'] as const)('a %s step', (kind) => {
  it('without a readable report counts as one failed', () => {
    expect(countStep(kind, 0, undefined)).toMatchObject({ passed: 0, failed: 1 });
    expect(countStep(kind, 0, 'text')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('that ran nothing counts as one failed', () => {
    expect(countStep(kind, 0, {})).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a vitest step', () => {
  it('counts tests', () => {
    const report = vitest('passed', 'failed', 'passed');
    expect(countStep('vitest', 1, report)).toEqual({ passed: 2, failed: 1, notes: [] });
  });

  it('counts a skipped test as failed and names it', () => {
    const report = vitest('passed', 'skipped', 'todo');
    const notes = ['skipped: test 1', 'skipped: test 2'];
    expect(countStep('vitest', 0, report)).toEqual({ passed: 1, failed: 2, notes });
  });

  it('does not count a skipped test where another step runs it, but counts any other that did not run', () => {
    const report = vitest('passed', 'skipped', 'todo');
    const notes = ['skipped: test 2'];
    expect(countStep('vitest', 0, report, true)).toEqual({ passed: 1, failed: 1, notes });
    expect(countStep('vitest', 0, vitest('skipped'), true)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('does not count a skipped test of the files that may skip, but counts those of others', () => {
    const report = vitest('passed', 'skipped');
    expect(countStep('vitest', 0, report, /./)).toMatchObject({ passed: 1, failed: 0 });
    expect(countStep('vitest', 0, report, /other/)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a file that could not be loaded as one failed', () => {
    const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [] };
    const report = { testResults: [...vitest('passed').testResults, broken] };
    expect(countStep('vitest', 1, report)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts an error outside of any test as one failed', () => {
    expect(countStep('vitest', 1, vitest('passed'))).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('a playwright step', () => {
  it('counts unexpected, flaky and skipped tests as failed', () => {
    const report = playwright({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 });
    expect(countStep('playwright', 1, report)).toMatchObject({ passed: 5, failed: 4 });
  });

  it('counts an error outside of any test, such as a server that does not start', () => {
    const report = playwright({ expected: 0 }, [{ message: 'server' }]);
    expect(countStep('playwright', 1, report)).toMatchObject({ passed: 0, failed: 1 });
  });
});
